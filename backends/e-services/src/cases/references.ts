import { REFERENCE } from '@ports-authority/e-services-contract';
import { latinDigits } from '@ports-authority/text';

/** Maximum of references read from one text. */
const MAX_REFERENCES = 5;

/** The references in a text, in any spelling. */
export function referencesIn(text: string): string[] {
  const found = latinDigits(text)
    .toUpperCase()
    .matchAll(/(?<![A-Z0-9])NPA[\s\p{Pd}_]*(\d{4})[\s\p{Pd}_]*([0-9A-Z]{6})(?![A-Z0-9])/gu);
  const references = [...found].map(([, year, rest]) => `NPA-${year}-${rest}`);
  return [...new Set(references)]
    .filter((reference) => REFERENCE.test(reference))
    .slice(0, MAX_REFERENCES);
}
