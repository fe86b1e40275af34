import { getTranslations } from 'next-intl/server';
import type { NextRequest } from 'next/server';
import { toLocale } from '@/lib/i18n/locales';
import { fileResponse } from '@/lib/seo/response';
import { webManifest } from '@/lib/seo/manifest';

/** `/manifest.webmanifest` in each language. */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/[locale]/manifest.webmanifest'>,
): Promise<Response> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale });
  const manifest = webManifest(locale, {
    name: t('authority.name'),
    shortName: t('seo.shortName'),
    description: t('authority.description'),
  });
  return fileResponse(request, JSON.stringify(manifest), 'application/manifest+json');
}
