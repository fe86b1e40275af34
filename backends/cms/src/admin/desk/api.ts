import { getFetchClient, isFetchError } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { en } from './texts.en';

/** Why a request did not work: the end of a key in the desk's texts. */
export type Reason = keyof typeof en extends infer Key
  ? Key extends `desk.reason.${infer End}`
    ? End
    : never
  : never;

/** The reason of what a request has thrown. @param known the keys of the desk's texts */
export function reasonOf(error: unknown, known: Readonly<Record<string, unknown>>): Reason {
  if (error instanceof TypeError) return 'offline';
  if (!isFetchError(error)) return 'unknown';
  const { reason } = (error.response?.data.error.details ?? {}) as { reason?: unknown };
  if (typeof reason === 'string' && `desk.reason.${reason}` in known) return reason as Reason;
  const byStatus: Partial<Record<number, Reason>> = {
    401: 'signed-out',
    403: 'role',
    404: 'not-found',
    413: 'too-large',
    502: 'unavailable',
    503: 'unavailable',
    504: 'timeout',
  };
  return byStatus[error.status ?? 0] ?? 'unknown';
}

/** Sends requests that go on when the page that sent them is left. */
export const client = getFetchClient;

/** Reads something of the desk's, as JSON. */
export async function read<Data>(path: string, headers?: Record<string, string>): Promise<Data> {
  const { data } = await client().get<Data>(path, { headers });
  return data;
}

export interface Loaded<Data> {
  /** What was loaded last, also while it is loaded again. */
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  reload(): void;
  /** Puts what a change has returned in place of what was loaded. */
  replace(data: Data): void;
}

interface State<Data> {
  readonly key: string;
  readonly data?: Data | undefined;
  readonly error?: unknown;
  /** Key and round that data or error are of. */
  readonly of?: string;
}

/** Loads something for as long as the key stays the same, and again with another one. */
export function useLoaded<Data>(key: string, load: () => Promise<Data>): Loaded<Data> {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<State<Data>>({ key });
  const current = `${key} ${round}`;
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (data) => isCurrent && setState({ key, data, of: current }),
      (error: unknown) =>
        isCurrent &&
        setState((before) => ({
          key,
          // What was loaded under this key stays, with what is being typed around it.
          data: before.key === key ? before.data : undefined,
          error,
          of: current,
        })),
    );
    return () => {
      isCurrent = false;
    };
    // The key says what is loaded; the function is another one at each rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [current]);
  return {
    data: state.data,
    error: state.error,
    isLoading: state.of !== current,
    reload: useCallback(() => setRound((n) => n + 1), []),
    replace: useCallback((data: Data) => setState((before) => ({ ...before, data })), []),
  };
}
