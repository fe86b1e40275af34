import type { AnswerTemplate, Locale } from '@ports-authority/e-services-contract';

export interface AnswerText {
  readonly subject: string;
  readonly body: string;
}

/** Fills placeholders with the known values; others stay in the text for the clerk. */
export function fillTemplate(
  { subject, body }: Pick<AnswerTemplate, 'subject' | 'body'>,
  language: Locale,
  known: Readonly<Record<string, string>>,
): AnswerText {
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => known[name] ?? whole);
  return { subject: fill(subject[language]), body: fill(body[language]) };
}

export function findPlaceholders(text: string): string[] {
  return [...new Set(text.match(/\{[^{}\n]{1,60}\}/g) ?? [])];
}

export function splitParagraphs(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** Direction of a paragraph in a single script, as in the mail; undefined if mixed. */
export function paragraphDirection(paragraph: string): 'rtl' | 'ltr' | undefined {
  const isArabic = /\p{Script=Arabic}/u.test(paragraph);
  const isLatin = /\p{Script=Latin}/u.test(paragraph);
  if (isArabic === isLatin) return undefined;
  return isArabic ? 'rtl' : 'ltr';
}
