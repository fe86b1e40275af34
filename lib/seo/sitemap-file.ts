import { preparedFile } from './prepared-files';
import { loadSitemap } from './sitemap';
import { sitemapPart, sitemapPartUrl, wholeSitemap } from './sitemap-xml';

/** `/sitemap.xml`: all URLs, or the index of its parts. */
export function sitemapFile() {
  return preparedFile('sitemap', async () => {
    const { urls, isWhole } = await loadSitemap();
    return { text: wholeSitemap(urls), isWhole };
  });
}

/** One part of a split sitemap; undefined if out of range. */
export async function sitemapPartFile(part: number) {
  const index = await sitemapFile();
  if (!index?.text.includes(`>${sitemapPartUrl(part)}<`)) return undefined;
  return preparedFile(`sitemap ${part}`, async () => {
    const { urls, isWhole } = await loadSitemap();
    return { text: sitemapPart(urls, part), isWhole };
  });
}
