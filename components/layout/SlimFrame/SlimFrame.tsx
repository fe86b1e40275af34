import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { LinkTarget } from '@/lib/routing/links';
import { languageSwitchHref } from '@/lib/routing/language-switch';
import { otherLocale, type Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routing/routes';
import { cx } from '@/components/ui/shared/cx';
import { Icon } from '@/components/ui/Icon/Icon';
import { RouteLink } from '@/components/ui/RouteLink/RouteLink';
import { SkipLink } from '@/components/ui/SkipLink/SkipLink';
import { BackToTop } from '../BackToTop/BackToTop';
import { Brand } from '../Brand/Brand';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch';
import { EmergencyBanner } from '../EmergencyBanner/EmergencyBanner';
import { LastUpdated } from '../LastUpdated/LastUpdated';
import { Letterhead } from '../Letterhead/Letterhead';
import { Neatline } from '../Neatline/Neatline';
import styles from './SlimFrame.module.css';

interface Props {
  readonly locale: Locale;
  readonly route: RouteKey;
  /** Query that the language switch preserves. */
  readonly query?: LinkTarget['query'];
  /** ISO date-time of the content's last change. */
  readonly updatedAt?: string;
  readonly children: ReactNode;
}

/** Layout of the regulations, without the common header, footer and chat. */
export async function SlimFrame({ locale, route, query, updatedAt, children }: Props) {
  const t = await getTranslations({ locale });
  return (
    <>
      <SkipLink locale={locale} />
      <EmergencyBanner locale={locale} />
      <header className={styles.header} data-print="off">
        <div className={cx('wrap', styles.bar)}>
          <div className={styles.brand}>
            <Brand locale={locale} />
          </div>
          <nav className={styles.tools} aria-label={t('layout.siteLinks')}>
            <RouteLink locale={locale} route="home" className={styles.home}>
              <Icon name="home" />
              <span>{t('routes.home')}</span>
            </RouteLink>
            <LanguageSwitch
              locale={locale}
              name={t(`languages.${otherLocale(locale)}`)}
              href={languageSwitchHref(locale, route, { query })}
            />
          </nav>
        </div>
        <Neatline />
      </header>
      <Letterhead locale={locale} route={route} query={query} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {updatedAt ? <LastUpdated locale={locale} date={updatedAt} /> : null}
      <BackToTop locale={locale} />
    </>
  );
}
