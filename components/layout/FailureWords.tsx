'use client';

import { createContext, useContext, type ReactNode } from 'react';

export interface FailureWords {
  readonly authority: string;
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly home: string;
}

const Words = createContext<FailureWords>({
  authority: '',
  title: '',
  text: '',
  retry: '',
  home: '',
});

/** Hands the error page its few sentences, since it is drawn in the browser. */
export function FailureWordsProvider({
  words,
  children,
}: {
  words: FailureWords;
  children: ReactNode;
}) {
  return <Words value={words}>{children}</Words>;
}

/** Words of the error page; empty ones outside a `FailureWordsProvider`. */
export function useFailureWords(): FailureWords {
  return useContext(Words);
}
