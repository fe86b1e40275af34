'use client';

import { createContext, useContext, type ReactNode } from 'react';

export interface FailureLabels {
  readonly authority: string;
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly home: string;
}

const LabelsContext = createContext<FailureLabels>({
  authority: '',
  title: '',
  text: '',
  retry: '',
  home: '',
});

/** Provides the labels of the error page, which is rendered in the browser. */
export function FailureLabelsProvider({
  labels,
  children,
}: {
  labels: FailureLabels;
  children: ReactNode;
}) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

/** Labels of the error page; empty outside a `FailureLabelsProvider`. */
export function useFailureLabels(): FailureLabels {
  return useContext(LabelsContext);
}
