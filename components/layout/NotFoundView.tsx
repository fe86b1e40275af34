import { getTranslations } from 'next-intl/server';
import { routeHref } from '@/lib/routing/links';
import { localizedPath } from '@/lib/routing/locale-path';
import { type Locale, locales } from '@/lib/i18n/locales';
import { ButtonLink } from '../ui/Button/ButtonLink';
import { Icon } from '../ui/Icon/Icon';
import { PageFrame } from './PageFrame';
import { SceneMessage } from './SceneMessage/SceneMessage';
import { config } from '@/lib/config';

export async function NotFoundView({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'notFound' });
  return (
    <PageFrame locale={locale} route="notFound" withoutContent>
      <NotFoundHead locale={locale} />
      <SceneMessage
        title={t('title')}
        text={t('text')}
        headingLevel={1}
        code="404"
        actions={
          <>
            <ButtonLink href={localizedPath(locale, '/')} variant="buff">
              <Icon name="home" />
              {t('home')}
            </ButtonLink>
            <ButtonLink href={routeHref(locale, 'eServices')} variant="outlineInverse">
              {t('eServices')}
            </ButtonLink>
            <ButtonLink href={routeHref(locale, 'track')} variant="outlineInverse">
              {t('track')}
            </ButtonLink>
          </>
        }
      />
    </PageFrame>
  );
}

/** Next omits a page's metadata from a 404 response. */
async function NotFoundHead({ locale }: { locale: Locale }) {
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
