import { BiddingsTabs } from '@/components/e-services/biddings/BiddingsTabs';
import { serviceMetadata, ServicePage } from '@/components/e-services/ServicePage';
import { loadBiddingResults } from '@/lib/content/collections/bidding-results';
import { loadPrequalification } from '@/lib/content/collections/prequalification';
import { loadQualificationAnnouncements } from '@/lib/content/collections/qualification-bindings';
import { toLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/e-services/biddings'>;

export const generateMetadata = serviceMetadata('biddings');

/** Biddings, qualifications, their results and the pre-qualification of operators. */
export default async function BiddingsPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const [announcements, results, prequalification] = await Promise.all([
    loadQualificationAnnouncements(locale),
    loadBiddingResults(locale),
    loadPrequalification(locale),
  ]);
  const content = [...announcements, results, prequalification].filter((entry) => entry !== null);
  return (
    <ServicePage locale={locale} route="biddings" wide content={content}>
      <BiddingsTabs {...{ locale, announcements, results, prequalification }} />
    </ServicePage>
  );
}
