import { TransactionTracking } from '@/components/e-services/tracking/TransactionTracking';
import { serviceMetadata, ServicePage } from '@/components/e-services/ServicePage';
import { toLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/e-services/trxtracking'>;

export const generateMetadata = serviceMetadata('transactionTracking');

/** Tracking of a transaction by its number and Hijri date. */
export default async function TransactionTrackingPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  return (
    <ServicePage locale={locale} route="transactionTracking" wide>
      <TransactionTracking locale={locale} />
    </ServicePage>
  );
}
