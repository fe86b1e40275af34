import type { ReactNode } from 'react';
import en from '@/messages/en.json';
import { FormLabelsProvider } from '../labels/FormLabelsProvider';
import type { FormLabels } from '../labels/labels';

/** The English labels of the form components. */
export const testLabels: FormLabels = {
  locale: 'en',
  kit: en.forms,
  captcha: { hasSound: true, hasProof: true },
  errors: en.errors,
  serverErrors: en.serverErrors,
};

/** Provides what a test renders with the labels. */
export function WithLabels({ children }: { children: ReactNode }) {
  return <FormLabelsProvider labels={testLabels}>{children}</FormLabelsProvider>;
}
