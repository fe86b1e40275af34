'use client';

import { createContext, useContext, type ReactNode } from 'react';

export interface FailureLabels {
  readonly authority: string;
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly home: string;
}

const Words = createContext<FailureLabels>({
  authority: '',
  title: '',
  text: '',
  retry: '',
  home: '',
});

/** Hands the error page its few sentences, since it is drawn in the browser. */
export function FailureWordsProvider({
  labels,
  children,
}: {
  labels: FailureLabels;
  children: ReactNode;
}) {
  return <Words value={labels}>{children}</Words>;
}

/** Words of the error page; empty ones outside a `FailureWordsProvider`. */
export function useFailureLabels(): FailureLabels {
  return useContext(Words);
}
