'use client';

import { createContext, useContext, type ReactNode } from 'react';

export interface FailureLabels {
  readonly authority: string;
  readonly title: string;
  readonly text: string;
  /** Message in place of a part of a page. */
  readonly part: string;
  readonly retry: string;
  /** Link to the page without its query. */
  readonly unfiltered: string;
  readonly home: string;
}

const LabelsContext = createContext<FailureLabels>({
  authority: '',
  title: '',
  text: '',
  part: '',
  retry: '',
  unfiltered: '',
  home: '',
});

/** Labels of the error page and of error boundaries, which render in the browser. */
export function FailureLabelsProvider({
  labels,
  children,
}: {
  labels: FailureLabels;
  children: ReactNode;
}) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

/** Empty outside a `FailureLabelsProvider`. */
export function useFailureLabels(): FailureLabels {
  return useContext(LabelsContext);
}
