import { shortened } from '../html/shortened';

/** What search engines show of a description. */
const MOST_CHARACTERS = 160;
/** Less than this says too little of a page. */
const LEAST_CHARACTERS = 15;

/** A text as a page's description: the sentences that search engines show, or a part of the first. */
export function pageDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MOST_CHARACTERS) return line;
  const ends = Array.from(line.matchAll(/[.!?؟…](?=\s)/g), ({ index }) => index + 1);
  const end = ends.findLast((at) => at <= MOST_CHARACTERS) ?? 0;
  if (end >= LEAST_CHARACTERS) return line.slice(0, end);
  return shortened(line, MOST_CHARACTERS - 1);
}
