/**
 * A title whose dash between two parts stays with the first of them, so that no line begins with
 * it: the space before the dash does not break.
 */
export function boundDash(title: string): string {
  return title.replace(/ (?=[–—] )/g, '\u00a0');
}
