import { getTranslations } from 'next-intl/server';
import type { SiteSettings } from '@/lib/content/collections/site-settings';
import { otherLocale, type Locale } from '@/lib/i18n/locales';
import { organizationData } from '@/lib/seo/structured-data/organization';
import { StructuredData } from '../ui/StructuredData/StructuredData';

interface Props {
  readonly locale: Locale;
  readonly settings: SiteSettings;
}

/** Structured data of the authority: contact and social networks. */
export async function AuthorityData({ locale, settings }: Props) {
  const [t, other] = await Promise.all([
    getTranslations({ locale }),
    getTranslations({ locale: otherLocale(locale), namespace: 'authority' }),
  ]);
  const labels = {
    name: t('authority.name'),
    otherName: other('name'),
    description: t('authority.description'),
    customerService: t('seo.customerService'),
  };
  return <StructuredData things={[organizationData(locale, labels, settings)]} />;
}
