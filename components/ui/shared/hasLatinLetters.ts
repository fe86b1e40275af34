/** True for a text with letters of the Latin alphabet. */
export function hasLatinLetters(text: unknown): boolean {
  return typeof text === 'string' && /[A-Za-z]/.test(text);
}
