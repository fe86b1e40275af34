/** Generous: a text that is refused as too long must not be lost. */
const MAX_CHARACTERS = 32 * 1024;

/** Values to refill a form without scripts; no files or captcha, long texts cut. */
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
