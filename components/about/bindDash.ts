/** Makes the space before a dash non-breaking, so that no line of a title begins with the dash. */
export function bindDash(title: string): string {
  return title.replace(/ (?=[–—] )/g, '\u00a0');
}
