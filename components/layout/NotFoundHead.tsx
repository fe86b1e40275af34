import { getTranslations } from 'next-intl/server';
import { config } from '@/lib/config';
import { routeHref } from '@/lib/routing/links';
import { locales, type Locale } from '@/lib/i18n/locales';

/** Next omits a page's metadata from a 404 response. */
export async function NotFoundHead({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale });
  const url = (language: Locale) => config().siteUrl + routeHref(language, 'notFound');
  return (
    <>
      <title>{`${t('routes.notFound')} | ${t('authority.name')}`}</title>
      <meta name="description" content={t('notFound.text')} />
      <link rel="canonical" href={url(locale)} />
      {locales.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={url(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url('ar')} />
    </>
  );
}
