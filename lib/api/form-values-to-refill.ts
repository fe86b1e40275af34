/** More than anybody types: what is too long is refused, and must not be lost by it. */
const MAX_CHARACTERS = 32 * 1024;

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
      return typeof value === 'string' ? [[field, value.slice(0, MAX_CHARACTERS)]] : [];
    }),
  );
}
