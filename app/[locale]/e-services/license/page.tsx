import type { Metadata } from 'next';
import { LicenseTabs } from '@/components/e-services/license/LicenseTabs';
import { serviceMetadata, ServicePage } from '@/components/e-services/ServicePage';
import { loadLicenses } from '@/lib/content/collections/licenses';
import { toLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/e-services/license'>;

/** The build does not call the content API. */
export async function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return serviceMetadata(toLocale((await params).locale), 'license');
}

/** The two licences and how to apply for them. */
export default async function LicensePage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const licenses = await loadLicenses(locale);
  return (
    <ServicePage locale={locale} route="license" textsFirst content={licenses ? [licenses] : []}>
      <LicenseTabs locale={locale} licenses={licenses} />
    </ServicePage>
  );
}
