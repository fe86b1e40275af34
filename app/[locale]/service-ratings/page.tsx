import { connection } from 'next/server';
import { RatingsView } from '@/components/e-services/ratings/RatingsView';
import { PageFrame } from '@/components/layout/PageFrame';
import { loadEServiceSummaries } from '@/lib/content/collections/e-services';
import { ifAvailable } from '@/lib/content/unavailable';
import { loadServiceRatings } from '@/lib/e-services/service-ratings';
import { toLocale } from '@/lib/i18n/locales';
import { messages } from '@/lib/i18n/messages';
import { routeMetadata } from '@/lib/seo/route-metadata';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/service-ratings'>;

export const generateMetadata = routeMetadata(
  'serviceRatings',
  (locale) => messages[locale].serviceRatings.lead,
);

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
