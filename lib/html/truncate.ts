/** Truncates after a word and adds an ellipsis: line clamping in CSS breaks Arabic words. */
export function truncate(text: string, most: number): string {
  const [start, rest] = splitAfterWord(text, most);
  return rest === '' ? start : `${start}…`;
}

/** Splits after the last word that fits; the rest is empty if nothing is cut. */
export function splitAfterWord(text: string, most: number): [start: string, rest: string] {
  if (text.length <= most) return [text, ''];
  const start = text
    .slice(0, most)
    .replace(/\s+\S*$/, '')
    .replace(/[\s،,;؛:.–-]+$/, '');
  return [start, text.slice(start.length)];
}
