import { readFileSync } from 'node:fs';
import type { Locale } from '../src/assistant/locale.js';

/** A question as visitors type it and the expected topic; 'unknown' if none. */
export interface Asked {
  readonly language: Locale;
  readonly question: string;
  readonly topic: string;
}

const stored = JSON.parse(
  readFileSync(new URL('../../test/questions.json', import.meta.url), 'utf8'),
) as Readonly<Record<Locale, readonly (readonly [question: string, topic: string])[]>>;

/** Questions in both languages, each collected before its vocabulary was written. */
export const QUESTIONS: readonly Asked[] = (['ar', 'en'] as const).flatMap((language) =>
  stored[language].map(([question, topic]) => ({ language, question, topic })),
);
