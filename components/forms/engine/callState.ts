/** What became of the last call. */
export type Outcome<Result> =
  | { readonly status: 'idle' }
  /** `progress` is the uploaded fraction, 0 to 1; null for a call that reports none. */
  | { readonly status: 'sending'; readonly progress: number | null }
  /** The response was lost: the service is asked whether it has the submission. */
  | { readonly status: 'asking' }
  | { readonly status: 'sent'; readonly result: Result }
  | { readonly status: 'failed'; readonly error: unknown };

export interface CallState<Result> {
  readonly outcome: Outcome<Result>;
  /** The last attempt was stopped by invalid fields; true until an attempt passes. */
  readonly invalid: boolean;
  /** Number of attempts stopped by invalid fields: each new one moves the focus to the summary. */
  readonly attempt: number;
}

export type CallEvent<Result> =
  | { readonly type: 'invalid' | 'started' | 'asking' | 'reset' }
  | { readonly type: 'progressed'; readonly fraction: number }
  | { readonly type: 'sent'; readonly result: Result }
  | { readonly type: 'failed'; readonly error: unknown };

/** `invalid` for a form that the server refused before scripts ran. */
export function initialState<Result>(invalid: boolean): CallState<Result> {
  return { outcome: { status: 'idle' }, invalid, attempt: 0 };
}

export function nextState<Result>(
  state: CallState<Result>,
  event: CallEvent<Result>,
): CallState<Result> {
  switch (event.type) {
    case 'invalid':
      // The outcome stays: a search's results are still there while its next one is corrected.
      return { ...state, invalid: true, attempt: state.attempt + 1 };
    case 'started':
      return { ...state, outcome: { status: 'sending', progress: null }, invalid: false };
    case 'asking':
      return { ...state, outcome: { status: 'asking' } };
    case 'progressed':
      if (state.outcome.status !== 'sending') return state;
      return { ...state, outcome: { status: 'sending', progress: event.fraction } };
    case 'sent':
      return { ...state, outcome: { status: 'sent', result: event.result } };
    case 'failed':
      return { ...state, outcome: { status: 'failed', error: event.error } };
    case 'reset':
      return { ...state, outcome: { status: 'idle' } };
  }
}
