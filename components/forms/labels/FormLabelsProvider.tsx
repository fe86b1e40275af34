'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { FormLabels } from './labels';

const Words = createContext<FormLabels | null>(null);

/** Gives the form kit below it its words. */
export function FormLabelsProvider({
  labels,
  children,
}: {
  labels: FormLabels;
  children: ReactNode;
}) {
  return <Words value={labels}>{children}</Words>;
}

/** The kit's words. Throws Error outside a `FormLabelsProvider`. */
export function useFormLabels(): FormLabels {
  const labels = useContext(Words);
  if (!labels) throw new Error('The form kit needs a FormLabelsProvider around it');
  return labels;
}
