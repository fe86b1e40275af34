/** A text of at most so many characters, cut after a word: a clamp in CSS cuts Arabic words apart. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const words = text.slice(0, most).replace(/\s+\S*$/, '');
  return `${words.replace(/[\s،,;؛:.–-]+$/, '')}…`;
}
