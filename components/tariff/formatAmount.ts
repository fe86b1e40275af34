const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** With Latin digits in both languages. */
export function formatAmount(value: number): string {
  return number.format(value);
}
