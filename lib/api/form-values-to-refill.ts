/** More than the longest field takes, line breaks counted twice. */
const MOST_CHARACTERS = 6000;

/**
 * What a visitor without scripts has typed into a form's fields, to be filled in again; of a text
 * that no field could take, the beginning. Never files or the captcha.
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
