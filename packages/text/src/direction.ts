/**
 * Whether a text has characters that override the direction of what follows or isolate it: they make a
 * name read otherwise than it is stored (`cv\u202efdp.exe` looks like `cvexe.pdf`). The marks U+200E and
 * U+200F, which come along with text in Arabic, change nothing but spacing.
 */
export function hasDirectionOverride(text: string): boolean {
  return /[\u202a-\u202e\u2066-\u2069]/.test(text);
}
