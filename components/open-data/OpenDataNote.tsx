import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';

/** Link from a page with data to the documentation of its API. */
export async function OpenDataNote({ locale, hash }: { locale: Locale; hash?: string }) {
  const t = await getTranslations({ locale, namespace: 'openData.api' });
  return (
    <p className="muted small">
      {t('linkText')} <a href={routeHref(locale, 'openDataApi', { hash })}>{t('link')}</a>
    </p>
  );
}
