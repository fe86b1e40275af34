import { fileResponse } from '@/lib/seo/response';
import { sitemapFile } from '@/lib/seo/sitemap-file';

/** SITE_URL is a run-time setting. */
export const dynamic = 'force-dynamic';

/** `/sitemap.xml`: all URLs, or the index of its parts. */
export async function GET(request: Request): Promise<Response> {
  const sitemap = await sitemapFile();
  return fileResponse(request, sitemap?.text ?? '', 'application/xml', sitemap?.isWhole);
}
