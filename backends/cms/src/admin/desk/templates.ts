import type { AnswerTemplate, CaseLanguage } from '@ports-authority/e-services-contract';

/** The greeting of an answer. */
export interface AnswerText {
  readonly subject: string;
  readonly body: string;
}

/**
 * A template with the sender's name and the reference filled in.
 * @param known values by the names that stand in braces; other braces stay for the clerk to fill in
 */
export function filled(
  { subject, body }: Pick<AnswerTemplate, 'subject' | 'body'>,
  language: CaseLanguage,
  known: Readonly<Record<string, string>>,
): AnswerText {
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => known[name] ?? whole);
  return { subject: fill(subject[language]), body: fill(body[language]) };
}

/** Placeholders that are left in a text, each once. */
export function blanks(text: string): string[] {
  return [...new Set(text.match(/\{[^{}\n]{1,60}\}/g) ?? [])];
}

/** Paragraphs of a plain text: an empty line begins a new one. */
export function paragraphs(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** The direction of a paragraph that is all in one script, as the mail has it. */
export function directionOf(paragraph: string): 'rtl' | 'ltr' | undefined {
  const isArabic = /\p{Script=Arabic}/u.test(paragraph);
  const isLatin = /\p{Script=Latin}/u.test(paragraph);
  if (isArabic === isLatin) return undefined;
  return isArabic ? 'rtl' : 'ltr';
}
