import { draftMode } from 'next/headers';
import type { NextRequest } from 'next/server';
import { config } from '@/lib/config';
import { isLocale } from '@/lib/i18n/locales';
import { previewsAreEnabled } from '@/lib/preview/draft-mode';
import { passCookie } from '@/lib/preview/pass';
import { previewPath, withLanguage } from '@/lib/preview/preview-path';
import { hasSecret } from '@/lib/http/secrets';

/**
 * Target of "Open preview" in the CMS: turns draft mode on, or off with `status=published`, and
 * redirects to the page. 401 without the secret or if previews are not configured, 400 for a path
 * that is not a page of this site.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const query = request.nextUrl.searchParams;
  if (!previewsAreEnabled() || !hasSecret(query.get('secret'), config().previewSecret)) {
    return refusal(401, 'The preview secret is missing or wrong, or previews are switched off.');
  }
  const locale = query.get('locale') ?? 'ar';
  const path = isLocale(locale) ? previewPath(query.get('path'), locale) : undefined;
  if (!isLocale(locale) || !path) return refusal(400, 'The path is no page of this site.');

  const draft = await draftMode();
  if (query.get('status') === 'published') draft.disable();
  else draft.enable();
  return new Response(null, {
    status: 307,
    headers: {
      Location: withLanguage(path, locale),
      'Set-Cookie': passCookie(),
      'Cache-Control': 'no-store',
    },
  });
}

function refusal(status: 400 | 401, error: string): Response {
  return Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store' } });
}
