import { REFERENCE } from '@ports-authority/e-services-contract';
import { RequestTracking } from '@/components/e-services/request-tracking/RequestTracking';
import { serviceMetadata, ServicePage } from '@/components/e-services/ServicePage';
import { requestReference } from '@/lib/forms/request-tracking';
import { toLocale } from '@/lib/i18n/locales';
import { trackRequest } from './actions';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/e-services/request-tracking'>;

export const generateMetadata = serviceMetadata('requestTracking');

/** Status of a complaint, a request or an order by its reference number, which links fill in. */
export default async function RequestTrackingPage({ params, searchParams }: Props) {
  const locale = toLocale((await params).locale);
  const [given = ''] = [(await searchParams).reference].flat();
  const reference = requestReference(given);
  return (
    <ServicePage locale={locale} route="requestTracking" wide>
      <RequestTracking
        locale={locale}
        action={trackRequest}
        reference={REFERENCE.test(reference) ? reference : ''}
      />
    </ServicePage>
  );
}
