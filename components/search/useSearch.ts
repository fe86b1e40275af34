'use client';

import { useEffect, useState } from 'react';
import { LONGEST_QUERY, SHORTEST_QUERY } from '@/lib/search/request';
import { askSearch, type Found } from './response';

const PAUSE_MS = 300;
/** A visitor is told something within ten seconds, as in the forms. */
const TIMEOUT_MS = 9500;

export type SearchState =
  | { readonly step: 'idle' | 'searching' | 'failed' }
  | { readonly step: 'found'; readonly query: string; readonly found: Found };

type Outcome = { readonly asked: string; readonly state: SearchState };

/** Searches as somebody types, after a short pause; only the last question's answer counts. */
export function useSearch(locale: string, typed: string): SearchState & { retry: () => void } {
  const query = typed.trim();
  const searchable = query.length >= SHORTEST_QUERY && query.length <= LONGEST_QUERY;
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const asked = `${round} ${query}`;

  useEffect(() => {
    if (!searchable) return undefined;
    // Phones of 2023 know no signal that joins leaving and the time limit.
    const calling = new AbortController();
    const stop = () => calling.abort();
    let left = false;
    const limit = setTimeout(stop, PAUSE_MS + TIMEOUT_MS);
    const timer = setTimeout(() => {
      askSearch(locale, query, calling.signal)
        .then(
          (found) => {
            if (!left) setOutcome({ asked, state: { step: 'found', query, found } });
          },
          () => {
            if (!left) setOutcome({ asked, state: { step: 'failed' } });
          },
        )
        .finally(() => clearTimeout(limit));
    }, PAUSE_MS);
    return () => {
      left = true;
      clearTimeout(timer);
      clearTimeout(limit);
      stop();
    };
  }, [asked, locale, query, searchable]);

  const retry = () => setRound(round + 1);
  if (!searchable) return { step: 'idle', retry };
  if (outcome?.asked === asked) return { ...outcome.state, retry };
  return { step: 'searching', retry };
}
