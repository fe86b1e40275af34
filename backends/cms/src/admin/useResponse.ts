import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

interface Loaded<T> {
  readonly data?: T;
  readonly hasFailed: boolean;
}

/** GETs a path of the CMS; refetches when the path or `version` changes. */
export function useResponse<T>(path: string | undefined, version: unknown = 0): Loaded<T> {
  const { get } = useFetchClient();
  const [loaded, setLoaded] = useState<Loaded<T>>({ hasFailed: false });
  useEffect(() => {
    if (!path) return undefined;
    const controller = new AbortController();
    get<T>(path, { signal: controller.signal })
      .then(({ data }) => setLoaded({ data, hasFailed: false }))
      .catch(() => {
        if (!controller.signal.aborted) setLoaded({ hasFailed: true });
      });
    return () => controller.abort();
  }, [path, get, version]);
  return loaded;
}
