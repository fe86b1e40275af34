import { getTranslations } from 'next-intl/server';
import { localizedPath } from '@/lib/routing/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routing/routes';
import { ButtonLink } from '../ui/Button/ButtonLink';
import { Icon } from '../ui/Icon/Icon';
import { PageHeader } from '../ui/PageHeader/PageHeader';
import { SceneMessage } from './SceneMessage/SceneMessage';

/** "Under Construction / This service is coming soon" below the route's own title. */
export async function ComingSoonView({ locale, route }: { locale: Locale; route: RouteKey }) {
  const t = await getTranslations({ locale });
  return (
    <>
      <PageHeader locale={locale} route={route} title={t(`routes.${route}`)} />
      <SceneMessage
        title={t('comingSoon.title')}
        text={t('comingSoon.text')}
        headingLevel={2}
        actions={
          <ButtonLink href={localizedPath(locale, '/')} variant="buff">
            <Icon name="home" />
            {t('comingSoon.home')}
          </ButtonLink>
        }
      />
    </>
  );
}
