/** Fields that change between attempts without making it another submission. */
const EXCLUDED_FIELDS: readonly string[] = ['captcha', 'available', 'unit'];

/** Comparable text of a form's values: sorted fields, files by name, size and date. */
export function serializeValues(values: object): string {
  return JSON.stringify(
    Object.entries(values)
      .filter(([name]) => !EXCLUDED_FIELDS.includes(name))
      .map(([name, value]: [string, unknown]) => [
        name,
        value instanceof File ? [value.name, value.size, value.lastModified] : value,
      ])
      .sort(),
  );
}
