/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useCall, type Call } from './useCall';

type Values = { readonly text: string };

const send = jest.fn<Promise<string>, [Values, Call]>();
beforeEach(() => void send.mockReset());

const call = () => renderHook(() => useCall<Values, string>({ send })).result;

/** A call that the test settles. */
function pending() {
  let finish!: { resolve: (result: string) => void; reject: (error: unknown) => void };
  send.mockImplementationOnce(
    () => new Promise((resolve, reject) => (finish = { resolve, reject })),
  );
  return () => finish;
}

it('transitions from idle through sending with progress to sent', async () => {
  const finish = pending();
  const result = call();
  expect(result.current.outcome).toEqual({ status: 'idle' });
  let run: Promise<unknown>;
  act(() => void (run = result.current.run({ text: 'a' })));
  expect(result.current.outcome).toEqual({ status: 'sending', progress: null });
  act(() => send.mock.calls[0]![1].onProgress(0.5));
  expect(result.current.outcome).toEqual({ status: 'sending', progress: 0.5 });
  await act(async () => {
    finish().resolve('NPA-1');
    await run;
  });
  expect(result.current.outcome).toEqual({ status: 'sent', result: 'NPA-1' });
  await expect(run!).resolves.toEqual({ type: 'sent', result: 'NPA-1' });
});

it('sends once when it is started twice', async () => {
  const finish = pending();
  const result = call();
  let second: unknown;
  await act(async () => {
    const first = result.current.run({ text: 'a' });
    second = await result.current.run({ text: 'a' });
    finish().resolve('NPA-1');
    await first;
  });
  expect(second).toBeNull();
  expect(send).toHaveBeenCalledTimes(1);
});

it('reports a status check, and runs other work in place of a call', async () => {
  const result = call();
  let finish!: (result: string) => void;
  let run: Promise<unknown>;
  act(() => {
    run = result.current.runWork(({ onStatusCheck }) => {
      onStatusCheck();
      return new Promise((resolve) => (finish = resolve));
    });
  });
  expect(result.current.outcome).toEqual({ status: 'checking' });
  await act(async () => {
    finish('NPA-1');
    await run;
  });
  expect(result.current.outcome).toEqual({ status: 'sent', result: 'NPA-1' });
  expect(send).not.toHaveBeenCalled();
});

it('aborts the running call when it is cancelled', async () => {
  send.mockImplementationOnce(
    (_values, { signal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('cancelled'))),
      ),
  );
  const result = call();
  await act(async () => {
    const run = result.current.run({ text: 'a' });
    result.current.cancel();
    await run;
  });
  expect(result.current.outcome).toEqual({ status: 'failed', error: new Error('cancelled') });
});

it('discards a running call on reset, and can run another', async () => {
  const finish = pending();
  const result = call();
  let run: Promise<unknown>;
  act(() => void (run = result.current.run({ text: 'a' })));
  act(() => result.current.reset());
  expect(result.current.outcome).toEqual({ status: 'idle' });
  const abandoned = finish();
  send.mockResolvedValueOnce('NPA-2');
  await act(() => result.current.run({ text: 'b' }));
  await act(async () => {
    send.mock.calls[0]![1].onProgress(0.9);
    abandoned.resolve('NPA-1');
    await run;
  });
  expect(result.current.outcome).toEqual({ status: 'sent', result: 'NPA-2' });
});

it('counts attempts with invalid fields, and keeps the last outcome meanwhile', async () => {
  send.mockResolvedValue('NPA-1');
  const result = call();
  await act(() => result.current.run({ text: 'a' }));
  act(() => result.current.rejectInput());
  act(() => result.current.rejectInput());
  expect(result.current).toMatchObject({
    invalid: true,
    attempt: 2,
    outcome: { status: 'sent', result: 'NPA-1' },
  });
  await act(() => result.current.run({ text: 'a' }));
  expect(result.current).toMatchObject({ invalid: false, attempt: 2 });
});
