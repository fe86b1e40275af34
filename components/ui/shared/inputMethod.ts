/**
 * True if a key event belongs to an IME composition, such as Enter that confirms a word. Safari ends
 * the composition first, so there only the key code 229 shows it.
 */
export function isForInputMethod({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}
