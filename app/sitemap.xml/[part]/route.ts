import type { NextRequest } from 'next/server';
import { preparedFile } from '@/lib/seo/prepared-files';
import { emptyResponse, fileResponse } from '@/lib/seo/response';
import { isDated, sitemapUrls } from '@/lib/seo/sitemap';
import { sitemapPart } from '@/lib/seo/sitemap-xml';

/** One part of a split sitemap, `/sitemap-2.xml`; 404 if out of range. */
export async function GET(
  _request: NextRequest,
  { params }: RouteContext<'/sitemap.xml/[part]'>,
): Promise<Response> {
  const { part } = await params;
  const xml = await preparedFile(`sitemap ${part}`, async () => {
    const urls = await sitemapUrls();
    return { text: sitemapPart(urls, Number(part)), isWhole: isDated(urls) };
  });
  return xml === undefined ? emptyResponse(404) : fileResponse(xml, 'application/xml');
}
