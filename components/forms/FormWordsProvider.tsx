'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { FormWords } from './words';

const Words = createContext<FormWords | null>(null);

/** Gives the form kit below it its words. */
export function FormWordsProvider({ words, children }: { words: FormWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

/** The kit's words. Throws Error outside a `FormWordsProvider`. */
export function useFormWords(): FormWords {
  const words = useContext(Words);
  if (!words) throw new Error('The form kit needs a FormWordsProvider around it');
  return words;
}
