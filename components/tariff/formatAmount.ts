const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const amount = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** With Latin digits in both languages. */
export function formatNumber(value: number): string {
  return number.format(value);
}

/** Riyals, with two decimals unless they are whole. */
export function formatAmount(riyals: number): string {
  return amount.format(riyals);
}
