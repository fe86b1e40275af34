/** Longest name that is made; an editor may write a longer one. */
const MAX_MADE = 80;
const MAX_LENGTH = 120;

/**
 * The name of a page made from an English title: lower-case Latin letters, digits and hyphens. Empty
 * for a title without any.
 */
export function slugOf(title: string): string {
  const whole = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (whole.length <= MAX_MADE) return whole;
  // Whole words, unless the first one is too long itself.
  return whole
    .slice(0, MAX_MADE + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, MAX_MADE);
}

/** The name with the lowest number behind it that nothing else has. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `-${number}`;
    const one = slug.slice(0, MAX_LENGTH - suffix.length) + suffix;
    if (!taken.has(one)) return one;
  }
}
