import { shareUntilChange } from '../cache/until-change';
import { loadSitemapParts } from './sitemap';
import { sitemapIndex, sitemapPartUrl, urlSet } from './sitemap-xml';

/** Maximum number of URLs in one file; longer sitemaps are split. */
export const MAX_URLS = 5000;

const LIFETIME_MS = 60_000;

interface SitemapFile {
  readonly text: string;
  /** False while a part of its content is unavailable. */
  readonly isWhole: boolean;
}

/** A file is expensive; an incomplete one is made again at the next request. */
const share = (name: string, make: () => Promise<SitemapFile | undefined>) =>
  shareUntilChange(name, LIFETIME_MS, make, (file) => file?.isWhole === true);

/** `/sitemap.xml`: all URLs, or the index of its parts. */
export function sitemapFile() {
  return share('sitemap', async () => {
    const { parts, isWhole } = await loadSitemapParts();
    if (parts.reduce((sum, { size }) => sum + size, 0) > MAX_URLS) {
      return { text: sitemapIndex(parts.map(({ changed }) => changed)), isWhole };
    }
    const loaded = [];
    for (const part of parts) loaded.push(await part.load());
    return {
      text: urlSet(loaded.flatMap(({ urls }) => urls)),
      isWhole: isWhole && loaded.every((part) => part.isWhole),
    };
  });
}

/** One part of a split sitemap, 1-based; undefined if out of range. */
export async function sitemapPartFile(number: number) {
  const index = await sitemapFile();
  if (!index?.text.includes(`>${sitemapPartUrl(number)}<`)) return undefined;
  return share(`sitemap ${number}`, async () => {
    const { parts } = await loadSitemapParts();
    const loaded = await parts[number - 1]?.load();
    return loaded && { text: urlSet(loaded.urls), isWhole: loaded.isWhole };
  });
}
