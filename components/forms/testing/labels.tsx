import type { ReactNode } from 'react';
import en from '@/messages/en.json';
import { FormLabelsProvider } from '../labels/FormLabelsProvider';
import type { FormLabels } from '../labels/labels';

/** The kit's English words, for tests. */
export const testLabels: FormLabels = {
  locale: 'en',
  kit: en.forms,
  errors: en.errors,
  serverErrors: en.serverErrors,
};

/** Puts the kit's words around what a test renders. */
export function WithLabels({ children }: { children: ReactNode }) {
  return <FormLabelsProvider labels={testLabels}>{children}</FormLabelsProvider>;
}
