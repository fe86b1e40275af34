import { getTranslations } from 'next-intl/server';
import { ExternalGate } from '@/components/e-services/external/ExternalGate';
import { PortsChart } from '@/components/e-services/external/PortsChart';
import { serviceMetadata, ServicePage } from '@/components/e-services/ServicePage';
import { config } from '@/lib/config';
import { loadPorts } from '@/lib/content/collections/ports';
import { toLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/e-services/containertracking'>;

export const generateMetadata = serviceMetadata('containerTracking');

/** Link to the external tracking system, on a chart of the ports. */
export default async function ContainerTrackingPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale });
  const ports = await loadPorts(locale);
  const names = new Intl.ListFormat(locale).format(ports.map(({ name }) => name));
  const label = names ? t('services.tracking.map', { ports: names }) : t('map.label');
  return (
    <ServicePage locale={locale} route="containerTracking" wide>
      <PortsChart locale={locale} ports={ports} label={label}>
        <ExternalGate
          locale={locale}
          title={t('services.tracking.gate')}
          href={config().containerTrackingUrl}
          label={t('services.tracking.start')}
        />
      </PortsChart>
    </ServicePage>
  );
}
