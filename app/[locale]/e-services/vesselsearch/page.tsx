import { VesselSearch } from '@/components/e-services/search/VesselSearch';
import { OpenDataNote } from '@/components/open-data/OpenDataNote';
import { serviceMetadata, ServicePage } from '@/components/e-services/ServicePage';
import { hasCapability } from '@/lib/capabilities';
import { toLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/e-services/vesselsearch'>;

export const generateMetadata = serviceMetadata('vesselSearch');

/** Search of the vessel schedule and of shipping agents. */
export default async function VesselSearchPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  return (
    <ServicePage locale={locale} route="vesselSearch" wide>
      <VesselSearch locale={locale} />
      {hasCapability('port-calls') ? <OpenDataNote locale={locale} hash="port-calls" /> : null}
    </ServicePage>
  );
}
