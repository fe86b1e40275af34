/** Result of the last call. */
export type Outcome<Result> =
  | { readonly status: 'idle' }
  /** `progress`: uploaded fraction, 0 to 1; null for calls without progress. */
  | { readonly status: 'sending'; readonly progress: number | null }
  /** The response was lost; the submission's status is being requested. */
  | { readonly status: 'checking' }
  | { readonly status: 'sent'; readonly result: Result }
  | { readonly status: 'failed'; readonly error: unknown };

export interface CallState<Result> {
  readonly outcome: Outcome<Result>;
  /** The last attempt failed validation; reset by an attempt that passes. */
  readonly invalid: boolean;
  /** Number of attempts that failed validation; each moves the focus to the error summary. */
  readonly attempt: number;
}

export type CallEvent<Result> =
  | { readonly type: 'invalid' | 'started' | 'checking' | 'reset' }
  | { readonly type: 'progressed'; readonly fraction: number }
  | { readonly type: 'sent'; readonly result: Result }
  | { readonly type: 'failed'; readonly error: unknown };

/** `invalid`: the server refused the form before scripts ran. */
export function initialState<Result>(invalid: boolean): CallState<Result> {
  return { outcome: { status: 'idle' }, invalid, attempt: 0 };
}

export function nextState<Result>(
  state: CallState<Result>,
  event: CallEvent<Result>,
): CallState<Result> {
  switch (event.type) {
    case 'invalid':
      // Search results stay visible while the next search is corrected.
      return { ...state, invalid: true, attempt: state.attempt + 1 };
    case 'started':
      return { ...state, outcome: { status: 'sending', progress: null }, invalid: false };
    case 'checking':
      return { ...state, outcome: { status: 'checking' } };
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
