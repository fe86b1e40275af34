import { truncate } from '../html/truncate';

/** Search engines cut longer descriptions. */
const MAX_CHARACTERS = 160;
/** Shorter first sentences are extended. */
const MIN_CHARACTERS = 15;

/** Shortens a text to whole sentences, or a part of the first, that search engines show. */
export function pageDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_CHARACTERS) return line;
  const ends = Array.from(line.matchAll(/[.!?؟…](?=\s)/g), ({ index }) => index + 1);
  const end = ends.findLast((at) => at <= MAX_CHARACTERS) ?? 0;
  if (end >= MIN_CHARACTERS) return line.slice(0, end);
  return truncate(line, MAX_CHARACTERS - 1);
}
