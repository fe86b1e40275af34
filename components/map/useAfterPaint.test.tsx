/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useAfterPaint } from './useAfterPaint';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('waits for a painted frame, and takes back at once', () => {
  const { result, rerender } = renderHook(({ wanted }) => useAfterPaint(wanted), {
    initialProps: { wanted: true },
  });
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(15));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(20));
  expect(result.current).toBe(true);
  rerender({ wanted: false });
  expect(result.current).toBe(false);
});
