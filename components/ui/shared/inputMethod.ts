/**
 * Whether a key belongs to an input method, such as Enter that confirms a word. Safari ends the
 * composition before this event; there the key code alone shows it.
 */
export function isForInputMethod({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}
