'use client';

import { useEffect, useState } from 'react';
import { queryFault } from '@/lib/search/request';
import { fetchSearch, type Found } from './response';

const DEBOUNCE_MS = 300;
/** Same limit as in the forms: a result or an error within ten seconds. */
const TIMEOUT_MS = 9500;

export type SearchState =
  | { readonly step: 'idle' | 'tooLong' | 'searching' | 'failed' }
  | { readonly step: 'found'; readonly query: string; readonly found: Found };

type Outcome = { readonly request: string; readonly state: SearchState };

/**
 * Debounced search-as-you-type; a response to an outdated query is ignored. Failures are retried when
 * the browser is back online.
 */
export function useSearch(locale: string, typed: string): SearchState & { retry: () => void } {
  const query = typed.trim();
  const fault = queryFault(query);
  const searchable = fault === null;
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const request = `${attempt} ${query}`;

  useEffect(() => {
    if (!searchable) return undefined;
    // One controller for both limits: AbortSignal.any() is missing in browsers before late 2023.
    const controller = new AbortController();
    const stop = () => controller.abort();
    let left = false;
    const limit = setTimeout(stop, DEBOUNCE_MS + TIMEOUT_MS);
    const timer = setTimeout(() => {
      fetchSearch(locale, query, controller.signal)
        .then(
          (found) => {
            if (!left) setOutcome({ request, state: { step: 'found', query, found } });
          },
          () => {
            if (!left) setOutcome({ request, state: { step: 'failed' } });
          },
        )
        .finally(() => clearTimeout(limit));
    }, DEBOUNCE_MS);
    return () => {
      left = true;
      clearTimeout(timer);
      clearTimeout(limit);
      stop();
    };
  }, [request, locale, query, searchable]);

  const failed = searchable && outcome?.request === request && outcome.state.step === 'failed';
  useEffect(() => {
    if (!failed) return undefined;
    const onOnline = () => setAttempt((last) => last + 1);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [failed]);

  const retry = () => setAttempt(attempt + 1);
  if (!searchable) return { step: fault === 'long' ? 'tooLong' : 'idle', retry };
  if (outcome?.request === request) return { ...outcome.state, retry };
  return { step: 'searching', retry };
}
