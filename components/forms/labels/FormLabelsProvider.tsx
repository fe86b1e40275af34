'use client';

import { FaultBoundary } from '@/components/ui/FaultBoundary/FaultBoundary';
import { createContext, useContext, type ReactNode } from 'react';
import type messages from '@/messages/ar.json';
import type { FormLabels } from './labels';

type Messages = typeof messages;

const Labels = createContext<FormLabels | null>(null);
const Texts = createContext<Partial<Messages>>({});

/** Around every form: gives components their labels and messages, and catches its faults. */
export function FormLabelsProvider({
  labels,
  texts = {},
  children,
}: {
  labels: FormLabels;
  texts?: Partial<Messages>;
  children: ReactNode;
}) {
  return (
    <Labels value={labels}>
      <Texts value={texts}>
        <FaultBoundary>{children}</FaultBoundary>
      </Texts>
    </Labels>
  );
}

/** The labels of the form components. Throws Error outside a `FormLabelsProvider`. */
export function useFormLabels(): FormLabels {
  const labels = useContext(Labels);
  if (!labels) throw new Error('Form components need a FormLabelsProvider around it');
  return labels;
}

/** A namespace that the `FormLabelsProvider` has as `texts`. Throws Error if it is missing. */
export function useTexts<Namespace extends keyof Messages>(
  namespace: Namespace,
): Messages[Namespace] {
  const texts: Messages[Namespace] | undefined = useContext(Texts)[namespace];
  if (!texts) throw new Error(`The FormLabelsProvider needs the texts of ${namespace}`);
  return texts;
}
