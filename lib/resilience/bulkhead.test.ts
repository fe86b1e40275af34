/** @jest-environment node */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { throughBulkhead } from './bulkhead';

it('makes no more calls at once than the limit, and each of them', async () => {
  let now = 0;
  let most = 0;
  const call = (number: number) => async () => {
    most = Math.max(most, (now += 1));
    await pause(5);
    now -= 1;
    return number;
  };
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  const calls = numbers.map((number) => throughBulkhead('limit', 3, call(number)));
  await expect(Promise.all(calls)).resolves.toEqual(numbers);
  expect(most).toBe(3);
});

it('starts the next task when one fails', async () => {
  const fails = () => throughBulkhead('failing', 1, () => Promise.reject(new Error('no')));
  const outcomes = await Promise.allSettled([fails(), fails()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(throughBulkhead('failing', 1, async () => 'yes')).resolves.toBe('yes');
});

it('runs a queued call in the context of its request', async () => {
  const request = new AsyncLocalStorage<string>();
  const ask = (name: string) =>
    request.run(name, () =>
      throughBulkhead('context', 1, async () => {
        await pause(5);
        return request.getStore();
      }),
    );
  await expect(Promise.all(['one', 'two', 'three'].map(ask))).resolves.toEqual([
    'one',
    'two',
    'three',
  ]);
});
