/** Fills the `{name}` gaps of a message; a gap without a value stays. */
export function fillGaps(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
