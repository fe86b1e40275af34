'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { FormLabels } from './labels';

const Labels = createContext<FormLabels | null>(null);

/** Provides the form components below it with their labels. */
export function FormLabelsProvider({
  labels,
  children,
}: {
  labels: FormLabels;
  children: ReactNode;
}) {
  return <Labels value={labels}>{children}</Labels>;
}

/** The labels of the form components. Throws Error outside a `FormLabelsProvider`. */
export function useFormLabels(): FormLabels {
  const labels = useContext(Labels);
  if (!labels) throw new Error('Form components need a FormLabelsProvider around it');
  return labels;
}
