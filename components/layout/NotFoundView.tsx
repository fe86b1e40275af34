import { getTranslations } from 'next-intl/server';
import { localizedPath, routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { ButtonLink } from '../ui/Button/Button';
import { Icon } from '../ui/Icon/Icon';
import { NotFoundHead } from './NotFoundHead';
import { PageFrame } from './PageFrame';
import { SceneMessage } from './SceneMessage/SceneMessage';

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
