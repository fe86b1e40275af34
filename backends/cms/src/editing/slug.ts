/** Limit of generated slugs; editors may enter longer ones. */
const MAX_GENERATED = 80;
const MAX_LENGTH = 120;

/** Slugifies an English title; '' for a title without Latin letters or digits. */
export function toSlug(title: string): string {
  const whole = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (whole.length <= MAX_GENERATED) return whole;
  // Cuts at a word boundary if possible.
  return whole
    .slice(0, MAX_GENERATED + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, MAX_GENERATED);
}

export function uniqueSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `-${number}`;
    const candidate = slug.slice(0, MAX_LENGTH - suffix.length) + suffix;
    if (!taken.has(candidate)) return candidate;
  }
}
