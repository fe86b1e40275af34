import { getTranslations } from 'next-intl/server';
import { ExternalGate } from '@/components/e-services/external/ExternalGate';
import { RentalTable } from '@/components/e-services/rental/RentalTable';
import { serviceMetadata, ServicePage } from '@/components/e-services/ServicePage';
import { config } from '@/lib/config';
import { loadFacilityRentals } from '@/lib/content/collections/facility-rentals';
import { toLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/e-services/reqrentalfacilities'>;

export const generateMetadata = serviceMetadata('facilityRental');

/** Yearly rents per port and the link to the external request. */
export default async function FacilityRentalPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'services.rental' });
  const rentals = await loadFacilityRentals(locale);
  return (
    <ServicePage
      locale={locale}
      route="facilityRental"
      content={rentals}
      details={<RentalTable locale={locale} rentals={rentals} />}
    >
      <ExternalGate
        locale={locale}
        title={t('gate')}
        href={config().facilityRentalUrl}
        label={t('start')}
      />
    </ServicePage>
  );
}
