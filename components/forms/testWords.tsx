import type { ReactNode } from 'react';
import en from '@/messages/en.json';
import { FormWordsProvider } from './FormWordsProvider';
import type { FormWords } from './words';

/** The kit's English words, for tests. */
export const testWords: FormWords = {
  locale: 'en',
  kit: en.forms,
  errors: en.errors,
  serverErrors: en.serverErrors,
};

/** Puts the kit's words around what a test renders. */
export function WithWords({ children }: { children: ReactNode }) {
  return <FormWordsProvider words={testWords}>{children}</FormWordsProvider>;
}
