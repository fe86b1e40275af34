/**
 * Each attempt has a captcha of its own, and the stock that an order form shows changes by its first
 * attempt: with them in the content, a retry would be another order.
 */
const NOT_CONTENT: readonly string[] = ['captcha', 'available', 'unit'];

/** What a form sends, as a text to compare: fields in one order, files by name, size and date. */
export function contentOf(values: object): string {
  return JSON.stringify(
    Object.entries(values)
      .filter(([name]) => !NOT_CONTENT.includes(name))
      .map(([name, value]: [string, unknown]) => [
        name,
        value instanceof File ? [value.name, value.size, value.lastModified] : value,
      ])
      .sort(),
  );
}
