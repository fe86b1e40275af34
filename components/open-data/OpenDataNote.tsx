import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';

/** Leads from a page with data to the documentation of the interface that programs read it by. */
export async function OpenDataNote({ locale, hash }: { locale: Locale; hash?: string }) {
  const t = await getTranslations({ locale, namespace: 'openData.api' });
  return (
    <p className="muted small">
      {t('linkText')} <a href={routeHref(locale, 'openDataApi', { hash })}>{t('link')}</a>
    </p>
  );
}
