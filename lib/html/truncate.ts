/** A text of at most so many characters, cut after a word: a clamp in CSS cuts Arabic words apart. */
export function truncate(text: string, most: number): string {
  const [start, rest] = splitAfterWord(text, most);
  return rest === '' ? start : `${start}…`;
}

/**
 * A text in two parts of which the first has at most so many characters and ends with a word,
 * without the punctuation after it. The second is empty if nothing is cut.
 */
export function splitAfterWord(text: string, most: number): [start: string, rest: string] {
  if (text.length <= most) return [text, ''];
  const start = text
    .slice(0, most)
    .replace(/\s+\S*$/, '')
    .replace(/[\s،,;؛:.–-]+$/, '');
  return [start, text.slice(start.length)];
}
