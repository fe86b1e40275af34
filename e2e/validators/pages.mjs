const ENTRIES_PER_KIND = 2;
/** Pages that no sitemap lists. */
const UNLISTED = [
  '/search?q=jeddah',
  '/search?q=zzqqxx',
  '/circulars/search?q=zzqqxx',
  '/circulars?year=2024',
  '/circulars?page=2',
  '/vacancies',
  '/404',
];

/**
 * Pages to validate: all of the sitemap (of pages with a query the first of each kind), and unlisted
 * ones in both languages.
 * @param {string} siteUrl origin of the site
 * @returns {Promise<string[]>} paths with their query
 */
export async function pagesToValidate(siteUrl) {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
  const counts = new Map();
  const sampled = listed.filter((address) => {
    const kind = address.replace(/=[^&]*/g, '');
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= ENTRIES_PER_KIND;
  });
  return [...sampled, ...UNLISTED.flatMap((path) => [path, `/en${path}`])];
}
