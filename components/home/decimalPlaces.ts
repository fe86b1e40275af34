/** Number of decimal places of an editor's figure: 1 for 1.1, 0 for 291. */
export function decimalPlaces(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
