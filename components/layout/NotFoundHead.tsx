import { getTranslations } from 'next-intl/server';
import { config } from '@/lib/config';
import { routeHref } from '@/lib/i18n/links';
import { locales, type Locale } from '@/lib/i18n/locales';

/** Head of the Not Found page: Next leaves a page's metadata out of an answer with status 404. */
export async function NotFoundHead({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale });
  const address = (language: Locale) => config().siteUrl + routeHref(language, 'notFound');
  return (
    <>
      <title>{`${t('routes.notFound')} | ${t('authority.name')}`}</title>
      <meta name="description" content={t('notFound.text')} />
      <link rel="canonical" href={address(locale)} />
      {locales.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('ar')} />
    </>
  );
}
