import { preparedFile } from '@/lib/seo/prepared-files';
import { fileResponse } from '@/lib/seo/response';
import { isDated, sitemapUrls } from '@/lib/seo/sitemap';
import { wholeSitemap } from '@/lib/seo/sitemap-xml';

/** SITE_URL is known when the site runs, not when it is built. */
export const dynamic = 'force-dynamic';

/** `/sitemap.xml`: all URLs, or the index of its parts. */
export async function GET(): Promise<Response> {
  const xml = await preparedFile('sitemap', async () => {
    const urls = await sitemapUrls();
    return { text: wholeSitemap(urls), isWhole: isDated(urls) };
  });
  return fileResponse(xml ?? '', 'application/xml');
}
