import { getTranslations } from 'next-intl/server';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { SearchOpener } from './SearchOpener';

export async function HeaderSearch({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'search' });
  return <SearchOpener locale={locale} href={routeHref(locale, 'search')} label={t('open')} />;
}
