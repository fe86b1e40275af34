import { ServiceTimes } from '@/components/e-services/sla/ServiceTimes';
import { serviceMetadata, ServicePage } from '@/components/e-services/ServicePage';
import { loadServiceTimes } from '@/lib/content/collections/sla';
import { toLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/e-services/sla'>;

export const generateMetadata = serviceMetadata('sla');

/** The service-level agreement. */
export default async function ServiceLevelPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const times = await loadServiceTimes(locale);
  return (
    <ServicePage locale={locale} route="sla" content={times}>
      <ServiceTimes locale={locale} times={times} />
    </ServicePage>
  );
}
