import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { connection } from 'next/server';
import { RatingsView } from '@/components/e-services/ratings/RatingsView';
import { PageFrame } from '@/components/layout/PageFrame';
import { loadEServiceSummaries } from '@/lib/content/collections/e-services';
import { ifAvailable } from '@/lib/content/unavailable';
import { loadServiceRatings } from '@/lib/e-services/service-ratings';
import { toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/service-ratings'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'serviceRatings' });
  return pageMetadata({ locale, route: 'serviceRatings', description: t('lead') });
}

/** Ratings of the e-services. Rendered per request: results change by the minute. */
export default async function ServiceRatingsPage({ params }: Props) {
  await connection();
  const locale = toLocale((await params).locale);
  const [services, ratings] = await Promise.all([
    ifAvailable(loadEServiceSummaries(locale)),
    loadServiceRatings().catch(() => null),
  ]);
  return (
    <PageFrame
      locale={locale}
      route="serviceRatings"
      updatedAt={new Date().toISOString()}
      withoutContent
    >
      <RatingsView locale={locale} services={services ?? []} ratings={services ? ratings : null} />
    </PageFrame>
  );
}
