'use client';

import { useEffect, useState } from 'react';
import { LONGEST_QUERY, SHORTEST_QUERY } from '@/lib/search/request';
import { askSearch, type Found } from './answer';

const PAUSE_MS = 300;

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
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      askSearch(locale, query, signal).then(
        (found) => setOutcome({ asked, state: { step: 'found', query, found } }),
        () => {
          if (!signal.aborted) setOutcome({ asked, state: { step: 'failed' } });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, locale, query, searchable]);

  const retry = () => setRound(round + 1);
  if (!searchable) return { step: 'idle', retry };
  if (outcome?.asked === asked) return { ...outcome.state, retry };
  return { step: 'searching', retry };
}
