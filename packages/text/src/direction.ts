/**
 * True if a text contains bidi overrides or isolates, which spoof names (`cv\u202efdp.exe` looks
 * like `cvexe.pdf`). The marks U+200E and U+200F are common in Arabic text and harmless.
 */
export function hasDirectionOverride(text: string): boolean {
  return /[\u202a-\u202e\u2066-\u2069]/.test(text);
}
