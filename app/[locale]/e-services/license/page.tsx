import { getTranslations } from 'next-intl/server';
import { ExternalGate } from '@/components/e-services/external/ExternalGate';
import { LicenseTabs } from '@/components/e-services/license/LicenseTabs';
import { serviceMetadata, ServicePage } from '@/components/e-services/ServicePage';
import { config } from '@/lib/config';
import { loadLicenses } from '@/lib/content/collections/licenses';
import { toLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/e-services/license'>;

export const generateMetadata = serviceMetadata('license');

/** Application and requirements of the two licences. */
export default async function LicensePage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'services.license' });
  const licenses = await loadLicenses(locale);
  return (
    <ServicePage
      locale={locale}
      route="license"
      content={licenses ? [licenses] : []}
      details={<LicenseTabs locale={locale} licenses={licenses} />}
    >
      <ExternalGate
        locale={locale}
        title={t('gate')}
        href={config().customerPortalUrl[locale]}
        label={t('start')}
      />
    </ServicePage>
  );
}
