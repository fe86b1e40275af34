import type { Metadata } from 'next';
import { RequestTracking } from '@/components/e-services/request-tracking/RequestTracking';
import { serviceMetadata, ServicePage } from '@/components/e-services/ServicePage';
import { toLocale } from '@/lib/i18n/locales';
import { trackRequest } from './actions';

type Props = PageProps<'/[locale]/e-services/request-tracking'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return serviceMetadata(toLocale((await params).locale), 'requestTracking');
}

/** Status of a complaint, a request or an order by its reference number. */
export default async function RequestTrackingPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  return (
    <ServicePage locale={locale} route="requestTracking" wide>
      <RequestTracking locale={locale} action={trackRequest} />
    </ServicePage>
  );
}
