import { draftMode } from 'next/headers';
import type { NextRequest } from 'next/server';
import { config } from '@/lib/config';
import { previewPath } from '@/lib/preview/preview-path';

/** Disables draft mode and redirects to `path`, or else to the referrer. */
export async function GET(request: NextRequest): Promise<Response> {
  (await draftMode()).disable();
  const path =
    request.nextUrl.searchParams.get('path') ?? referrerPath(request.headers.get('referer'));
  return new Response(null, {
    status: 307,
    headers: { Location: previewPath(path) ?? '/', 'Cache-Control': 'no-store' },
  });
}

function referrerPath(referrer: string | null): string | null {
  const { siteUrl } = config();
  return referrer?.startsWith(`${siteUrl}/`) ? referrer.slice(siteUrl.length) : null;
}
