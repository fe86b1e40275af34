/** Makes the space before a dash non-breaking, so that no line begins with the dash. */
export function bindDash(title: string): string {
  return title.replace(/ (?=[–—] )/g, '\u00a0');
}
