/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useSearch } from './useSearch';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();

/** A service that never responds; like fetch it rejects when aborted. */
function silence(_address: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockImplementation(silence);
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

it('times out within ten seconds, and retries on request', async () => {
  const { result } = renderHook(() => useSearch('ar', 'ميناء'));
  expect(result.current.step).toBe('searching');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(result.current.step).toBe('failed');
  act(() => result.current.retry());
  expect(result.current.step).toBe('searching');
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('reports a query that is too long, without a request', async () => {
  const { result } = renderHook(() => useSearch('en', 'port '.repeat(30)));
  expect(result.current.step).toBe('tooLong');
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(fetched).not.toHaveBeenCalled();
});

it('aborts an outdated query without an error', async () => {
  const { result, rerender } = renderHook(({ typed }) => useSearch('en', typed), {
    initialProps: { typed: 'port' },
  });
  await act(() => jest.advanceTimersByTimeAsync(300));
  rerender({ typed: 'ports' });
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  expect(result.current.step).toBe('searching');
});

it('searches again when the connection is back', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { result } = renderHook(() => useSearch('en', 'port'));
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(result.current.step).toBe('failed');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current.step).toBe('searching');
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(fetched).toHaveBeenCalledTimes(2);
});
