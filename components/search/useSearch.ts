'use client';

import { useEffect, useState } from 'react';
import { queryFault } from '@/lib/search/request';
import type { SearchResult } from '@/lib/search/findings';
import type { WaysOn } from '@/lib/search/ways-on';

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

/** Data of `/api/search`: best results with their summaries. */
interface Found {
  readonly summary: string;
  readonly total: number;
  readonly results: readonly SearchResult[];
  /** Words to highlight. */
  readonly words: readonly string[];
  /** Matches in the other language, if there are none in this language. */
  readonly other: {
    readonly locale: 'ar' | 'en';
    readonly summary: string;
    readonly link: string;
    readonly href: string;
  } | null;
  /** Alternatives for a search without results. */
  readonly waysOn: WaysOn | null;
}

/** Calls the site's search; throws an Error for any failure and when aborted. */
async function fetchSearch(locale: string, query: string, signal: AbortSignal): Promise<Found> {
  const parameters = new URLSearchParams({ q: query, locale });
  const response = await fetch(`/api/search?${parameters}`, { signal });
  const body = (await response.json()) as { isSuccess?: boolean; data?: Found | null };
  if (!response.ok || !body.isSuccess || !body.data) throw new Error('no search results');
  return body.data;
}
