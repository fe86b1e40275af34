import type { ReactNode } from 'react';
import en from '@/messages/en.json';
import { FormLabelsProvider } from '../labels/FormLabelsProvider';
import type { FormLabels } from '../labels/labels';

export const testLabels: FormLabels = {
  locale: 'en',
  kit: en.forms,
  captcha: { hasSound: true, hasProof: true },
  errors: en.errors,
  serverErrors: en.serverErrors,
};

export function WithLabels({ children }: { children: ReactNode }) {
  return <FormLabelsProvider labels={testLabels}>{children}</FormLabelsProvider>;
}
