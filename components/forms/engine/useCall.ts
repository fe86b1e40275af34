'use client';

import { useCallback, useReducer, useRef } from 'react';
import { initialState, nextState, type CallEvent, type CallState } from './callState';

/** Context that `Send` gets besides its values. */
export interface Call {
  /** Reports the uploaded fraction, 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  /** Reports that the status of a submission is being requested. */
  readonly onStatusCheck: () => void;
  /** Headers with the captcha's answer; empty without a captcha. */
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
  /** Awaited before each `send`. */
  readonly headers?: () => Promise<Readonly<Record<string, string>>>;
  /** The server refused the form before scripts ran. */
  readonly invalid?: boolean;
}

/** One call at a time, with its state. `run` never throws, and ignores a second start. */
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

  async function runWork(work: (call: Call) => Promise<Result>): Promise<Finished<Result> | null> {
    if (running.current) return null;
    const controller = new AbortController();
    running.current = controller;
    // After a reset, events of this call are ignored.
    const report = (event: CallEvent<Result>) => {
      if (running.current === controller) dispatch(event);
    };
    report({ type: 'started' });
    const finished = await settle(() =>
      work({
        headers: {},
        onProgress: (fraction) => report({ type: 'progressed', fraction }),
        onStatusCheck: () => report({ type: 'checking' }),
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
