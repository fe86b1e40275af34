import type { NextRequest } from 'next/server';
import { fileResponse, refusal } from '@/lib/seo/response';
import { sitemapAddresses } from '@/lib/seo/sitemap';
import { sitemapPart, wholeSitemap } from '@/lib/seo/sitemap-xml';
import { WHOLE_SITEMAP } from '@/lib/routing/site-files';

/** `/sitemap.xml`, or one part of it at `/sitemap-2.xml`; 404 for a part that there is not. */
export async function GET(
  _request: NextRequest,
  { params }: RouteContext<'/sitemap-file/[part]'>,
): Promise<Response> {
  const { part } = await params;
  const addresses = await sitemapAddresses();
  const xml =
    part === WHOLE_SITEMAP ? wholeSitemap(addresses) : sitemapPart(addresses, Number(part));
  return xml === undefined ? refusal(404) : fileResponse(xml, 'application/xml');
}
