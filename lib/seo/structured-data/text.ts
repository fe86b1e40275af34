const ESCAPED = /[<>&\u2028\u2029]/g;

/** JSON for a script element: no text in it can end the element or start a comment. */
export function structuredDataText(data: unknown): string {
  return JSON.stringify(data).replace(
    ESCAPED,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
