import { getTranslations } from 'next-intl/server';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { resultLabels } from './resultLabels';
import { SearchOpener } from './SearchOpener';

/** The header's search with its labels. */
export async function HeaderSearch({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'search' });
  return (
    <SearchOpener
      locale={locale}
      href={routeHref(locale, 'search')}
      labels={{
        open: t('open'),
        title: t('title'),
        label: t('label'),
        hint: t('hint'),
        submit: t('submit'),
        close: t('close'),
        searching: t('searching'),
        clear: t('clear'),
        allCount: t.raw('allCount') as string,
        emptyAdvice: t('emptyAdvice'),
        failure: t('failure'),
        offline: t('offline'),
        retry: t('retry'),
        result: resultLabels(locale),
      }}
    />
  );
}
