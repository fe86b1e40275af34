import { getTranslations } from 'next-intl/server';
import type { PortLink } from '@/lib/content/collections/ports';
import { otherLocale, type Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routing/routes';
import { HeaderSearch } from '@/components/search/HeaderSearch';
import { cx } from '@/components/ui/shared/cx';
import { Brand } from '../Brand/Brand';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch';
import { MegaMenu } from '../MegaMenu/MegaMenu';
import { menuColumns, routeLink, type ExternalUrls } from '../menu';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import { MobileMenuContent } from '../MobileMenuContent/MobileMenuContent';
import { Neatline } from '../Neatline/Neatline';
import { PortalButton } from '../PortalButton/PortalButton';
import styles from './SiteHeader.module.css';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle';

interface Props {
  readonly locale: Locale;
  readonly current: RouteKey;
  /** This page in the other language. */
  readonly languageHref: string;
  readonly ports: readonly PortLink[];
  readonly external: ExternalUrls;
  /** Pages without content, which are not linked. */
  readonly empty: readonly RouteKey[];
}

/** The common header: brand, menu from the route table, search, theme, language, customer portal. */
export async function SiteHeader(props: Props) {
  const { locale, current, languageHref, ports, external, empty } = props;
  const t = await getTranslations({ locale });
  const context = { locale, t, external, empty };
  const columns = menuColumns(context, ports, current);
  const portal = routeLink(context, 'customerPortal');
  return (
    <header className={styles.header} data-print="off">
      <div className={cx('wrap', styles.bar)}>
        <div className={styles.brand}>
          <Brand locale={locale} />
        </div>
        <MegaMenu locale={locale} columns={columns} current={current} />
        <div className={styles.tools}>
          <HeaderSearch locale={locale} />
          <ThemeToggle label={t('layout.darkTheme')} />
          <LanguageSwitch
            locale={locale}
            name={t(`languages.${otherLocale(locale)}`)}
            href={languageHref}
          />
          <PortalButton locale={locale} link={portal} />
          <MobileMenu
            openLabel={t('layout.openMenu')}
            closeLabel={t('layout.closeMenu')}
            brand={<Brand locale={locale} />}
          >
            <MobileMenuContent {...{ locale, columns, current, languageHref, portal }} />
          </MobileMenu>
        </div>
      </div>
      <Neatline />
    </header>
  );
}
