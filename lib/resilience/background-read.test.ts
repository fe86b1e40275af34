import { AsyncLocalStorage } from 'node:async_hooks';
import { BackgroundRead } from './background-read';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('reads again after the returned time', async () => {
  const read = jest.fn(async () => 1000);
  await new BackgroundRead(read).now();
  await jest.advanceTimersByTimeAsync(999);
  expect(read).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads once more for all calls during a read, and in no request', async () => {
  const request = new AsyncLocalStorage<string>();
  const contexts: (string | undefined)[] = [];
  const background = new BackgroundRead(async () => {
    contexts.push(request.getStore());
    await Promise.resolve();
    return 1000;
  });
  await request.run('a request', () =>
    Promise.all([background.now(), background.now(), background.now()]),
  );
  expect(contexts).toEqual([undefined, undefined]);
});

it('reads after every call, also one at the end of a read', async () => {
  for (let ticks = 0; ticks < 10; ticks += 1) {
    const read = jest.fn(async () => 1000);
    const background = new BackgroundRead(read);
    void background.now();
    for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
    const before = read.mock.calls.length;
    await background.now();
    expect(read.mock.calls.length).toBeGreaterThan(before);
  }
});
