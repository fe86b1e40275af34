/** Joins class names and leaves out what is absent, so that an optional class never prints "undefined". */
export function cx(...classes: readonly (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
