'use client';

import { useCallback, useReducer, useRef } from 'react';
import { initialState, nextState, type CallEvent, type CallState } from './callState';

/** What a `Send` is given besides its values. */
export interface Call {
  /** Reports the uploaded fraction, 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  /** Reports that the service is asked what became of a submission. */
  readonly onAsking: () => void;
  /** Headers that answer the captcha; none for a form without one. */
  readonly headers: Readonly<Record<string, string>>;
  /** Aborted when the visitor cancels. */
  readonly signal: AbortSignal;
}

export type Send<Values, Result> = (values: Values, call: Call) => Promise<Result>;

export type Finished<Result> =
  | { readonly type: 'sent'; readonly result: Result }
  | { readonly type: 'failed'; readonly error: unknown };

interface Options<Values, Result> {
  readonly send: Send<Values, Result>;
  /** Headers that answer the captcha, awaited before each `send`. */
  readonly headers?: () => Promise<Readonly<Record<string, string>>>;
  /** True for a form that the server refused before scripts ran. */
  readonly invalid?: boolean;
}

/**
 * One call at a time, and what became of it. `run` ignores a second start while a call is running,
 * such as a double click; it never throws.
 */
export function useCall<Values, Result>({
  send,
  headers,
  invalid = false,
}: Options<Values, Result>) {
  const [state, dispatch] = useReducer(
    (before: CallState<Result>, event: CallEvent<Result>) => nextState(before, event),
    invalid,
    initialState<Result>,
  );
  const running = useRef<AbortController>(null);

  /** Runs other work in the place of `send`. */
  async function runWork(work: (call: Call) => Promise<Result>): Promise<Finished<Result> | null> {
    if (running.current) return null;
    const controller = new AbortController();
    running.current = controller;
    // After a reset, this call's news is no longer shown.
    const report = (event: CallEvent<Result>) => {
      if (running.current === controller) dispatch(event);
    };
    report({ type: 'started' });
    const finished = await settle(() =>
      work({
        headers: {},
        onProgress: (fraction) => report({ type: 'progressed', fraction }),
        onAsking: () => report({ type: 'asking' }),
        signal: controller.signal,
      }),
    );
    report(finished);
    if (running.current === controller) running.current = null;
    return finished;
  }

  const run = (values: Values) =>
    runWork((call) => {
      if (!headers) return send(values, call);
      return headers().then((answered) => send(values, { ...call, headers: answered }));
    });
  const cancel = useCallback(() => running.current?.abort(), []);
  const reset = useCallback(() => {
    running.current = null;
    dispatch({ type: 'reset' });
  }, []);
  const rejectInput = useCallback(() => dispatch({ type: 'invalid' }), []);

  return { ...state, run, runWork, cancel, reset, rejectInput };
}

async function settle<Result>(work: () => Promise<Result>): Promise<Finished<Result>> {
  try {
    return { type: 'sent', result: await work() };
  } catch (error) {
    return { type: 'failed', error };
  }
}
