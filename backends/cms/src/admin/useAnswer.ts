import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

interface Answer<T> {
  readonly data?: T;
  readonly hasFailed: boolean;
}

/** What the CMS answers to a GET; asked again when the address or `version` changes. */
export function useAnswer<T>(address: string | undefined, version: unknown = 0): Answer<T> {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<Answer<T>>({ hasFailed: false });
  useEffect(() => {
    if (!address) return undefined;
    const controller = new AbortController();
    get<T>(address, { signal: controller.signal })
      .then(({ data }) => setAnswer({ data, hasFailed: false }))
      .catch(() => {
        if (!controller.signal.aborted) setAnswer({ hasFailed: true });
      });
    return () => controller.abort();
  }, [address, get, version]);
  return answer;
}
