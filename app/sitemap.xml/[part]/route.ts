import type { NextRequest } from 'next/server';
import { emptyResponse, fileResponse } from '@/lib/seo/response';
import { sitemapPartFile } from '@/lib/seo/sitemap-file';

/** One part of a split sitemap, `/sitemap-2.xml`; 404 if out of range. */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/sitemap.xml/[part]'>,
): Promise<Response> {
  const { part } = await params;
  const sitemap = await sitemapPartFile(Number(part));
  if (!sitemap) return emptyResponse(404);
  return fileResponse(request, sitemap.text, 'application/xml', sitemap.isWhole);
}
