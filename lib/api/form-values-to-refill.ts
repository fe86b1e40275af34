/** More than the longest field allows, with line breaks counted twice. */
const MOST_CHARACTERS = 6000;

/**
 * The values to refill a form with that was posted without JavaScript, without files and the captcha.
 * Texts longer than any field allows are truncated.
 */
export function formValuesToRefill(
  data: FormData,
  fields: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = field === 'captcha' ? null : data.get(field);
      return typeof value === 'string' ? [[field, value.slice(0, MOST_CHARACTERS)]] : [];
    }),
  );
}
