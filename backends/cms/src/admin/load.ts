import { getFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

/** Unlike `useFetchClient`, does not abort requests when the component unmounts. */
export const client = getFetchClient;

/** GETs JSON from the CMS. */
export async function read<Data>(path: string, headers?: Record<string, string>): Promise<Data> {
  const { data } = await client().get<Data>(path, { headers });
  return data;
}

/** GETs a file from the CMS, to be saved under a name. */
export async function readFile(path: string, name: string): Promise<File> {
  const { data } = await client().get<Blob>(path, { responseType: 'blob' });
  return new File([data], name, { type: data.type });
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

/** Loads a path of the CMS; again when the path or `version` changes. */
export const useResponse = <Data>(path: string, version: unknown = ''): Loaded<Data> =>
  useLoaded(`${path} ${String(version)}`, () => read<Data>(path));
