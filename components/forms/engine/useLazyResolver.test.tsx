/** @jest-environment jsdom */
import { act, fireEvent, renderHook } from '@testing-library/react';
import type { Resolver } from 'react-hook-form';
import { useLazyResolver } from './useLazyResolver';

type Values = { name: string };

const refusal = { values: {}, errors: { name: { type: 'required', message: 'ERROR NAME' } } };
const refuse: Resolver<Values> = () => refusal;
const options = { fields: {}, shouldUseNativeValidation: false };
const input: Values = { name: '' };

it('loads on the first focus alone', async () => {
  const load = jest.fn(async () => refuse);
  const { result } = renderHook(() => useLazyResolver(load));
  expect(load).not.toHaveBeenCalled();
  await act(async () => void fireEvent.focusIn(document.body));
  await act(async () => void fireEvent.focusIn(document.body));
  expect(await result.current(input, undefined, options)).toBe(refusal);
  expect(load).toHaveBeenCalledTimes(1);
});

it('leaves validation to the server while it cannot be loaded', async () => {
  const load = jest.fn(async () => refuse).mockRejectedValueOnce(new Error('offline'));
  const { result } = renderHook(() => useLazyResolver(load));
  expect(await result.current(input, undefined, options)).toEqual({ values: input, errors: {} });
  expect(await result.current(input, undefined, options)).toBe(refusal);
});

it('leaves validation to the server while loading hangs', async () => {
  jest.useFakeTimers();
  const { result } = renderHook(() => useLazyResolver<Values>(() => new Promise(() => {})));
  const resolved = jest.fn();
  void Promise.resolve(result.current(input, undefined, options)).then(resolved);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  expect(resolved).toHaveBeenCalledWith({ values: input, errors: {} });
});
