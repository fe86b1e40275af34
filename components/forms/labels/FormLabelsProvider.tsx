'use client';

import { FaultBoundary } from '@/components/ui/FaultBoundary/FaultBoundary';
import { createContext, useContext, type ReactNode } from 'react';
import type { FormLabels } from './labels';

const Labels = createContext<FormLabels | null>(null);

/** Around every form: provides its components with their labels, and catches its faults. */
export function FormLabelsProvider({
  labels,
  children,
}: {
  labels: FormLabels;
  children: ReactNode;
}) {
  return (
    <Labels value={labels}>
      <FaultBoundary>{children}</FaultBoundary>
    </Labels>
  );
}

/** The labels of the form components. Throws Error outside a `FormLabelsProvider`. */
export function useFormLabels(): FormLabels {
  const labels = useContext(Labels);
  if (!labels) throw new Error('Form components need a FormLabelsProvider around it');
  return labels;
}
