const ESCAPED = /[<>&\u2028\u2029]/g;

/** JSON escaped for a script element. */
export function structuredDataText(data: unknown): string {
  return JSON.stringify(data).replace(
    ESCAPED,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
