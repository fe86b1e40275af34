import { getFetchClient, isFetchError } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type en from './texts.en.json';

/** Reason of a failed request: the last part of a `desk.reason.…` message key. */
export type Reason = keyof typeof en extends infer Key
  ? Key extends `desk.reason.${infer End}`
    ? End
    : never
  : never;

/** Maps an error to its reason. @param known the desk's messages; unlisted reasons map by status */
export function errorReason(error: unknown, known: Readonly<Record<string, unknown>>): Reason {
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

/** Unlike `useFetchClient`, does not abort requests when the component unmounts. */
export const client = getFetchClient;

/** GETs JSON from the desk API. */
export async function read<Data>(path: string, headers?: Record<string, string>): Promise<Data> {
  const { data } = await client().get<Data>(path, { headers });
  return data;
}

export interface Loaded<Data> {
  /** The last loaded data, also while reloading. */
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  reload(): void;
  /** Replaces the data with the response to a change. */
  replace(data: Data): void;
}

interface State<Data> {
  readonly key: string;
  readonly data?: Data | undefined;
  readonly error?: unknown;
  /** Key and round of the data or error. */
  readonly loadedFor?: string;
}

/** Loads data; reloads when the key changes. */
export function useLoaded<Data>(key: string, load: () => Promise<Data>): Loaded<Data> {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<State<Data>>({ key });
  const current = `${key} ${round}`;
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (data) => isCurrent && setState({ key, data, loadedFor: current }),
      (error: unknown) =>
        isCurrent &&
        setState((before) => ({
          key,
          // Stale data stays, so that a form on it keeps its input.
          data: before.key === key ? before.data : undefined,
          error,
          loadedFor: current,
        })),
    );
    return () => {
      isCurrent = false;
    };
    // The key identifies the data; `load` is a new function on each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [current]);
  return {
    data: state.data,
    error: state.error,
    isLoading: state.loadedFor !== current,
    reload: useCallback(() => setRound((n) => n + 1), []),
    replace: useCallback((data: Data) => setState((before) => ({ ...before, data })), []),
  };
}
