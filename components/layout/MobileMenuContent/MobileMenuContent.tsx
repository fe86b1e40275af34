import { getTranslations } from 'next-intl/server';
import { routeHref } from '@/lib/routing/links';
import { otherLocale, type Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routing/routes';
import { SearchField } from '@/components/search/SearchField';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { chevronDown } from '@/components/ui/Icon/glyphs';
import { RouteLink } from '@/components/ui/RouteLink/RouteLink';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch';
import type { MenuColumn, MenuLink } from '../menu';
import { MenuLinkItem } from '../MenuLinkItem';
import styles from './MobileMenuContent.module.css';
import buttons from '@/components/ui/Button/Button.module.css';
import { cx } from '@/components/ui/shared/cx';
import { PortalButton } from '../PortalButton/PortalButton';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle';

interface Props {
  readonly locale: Locale;
  readonly columns: readonly MenuColumn[];
  readonly current: RouteKey;
  readonly languageHref: string;
  readonly portal: MenuLink;
}

/** Content of the narrow menu: search, groups, then portal, language and theme. */
export async function MobileMenuContent(props: Props) {
  const { locale, columns, current, languageHref, portal } = props;
  const t = await getTranslations({ locale });
  return (
    <>
      <div className={styles.search}>
        <SearchField
          action={routeHref(locale, 'search')}
          label={t('search.label')}
          submit={t('search.submit')}
        />
      </div>
      <nav aria-label={t('layout.mainMenu')}>
        <ul className={styles.list}>
          {columns.map((column) => (
            <li key={column.group}>
              <details name="mobile-menu" className={styles.group}>
                <summary className={styles.row} aria-current={column.current || undefined}>
                  {t(`layout.menu.${column.group}.title`)}
                  <GlyphMark glyph={chevronDown} className={styles.chevron} />
                </summary>
                <ul className={styles.links}>
                  {withMain(locale, column, t(`layout.menu.${column.group}.all`)).map((link) => (
                    <li key={link.href}>
                      <MenuLinkItem locale={locale} link={link} />
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
          <li>
            <RouteLink
              locale={locale}
              route="contact"
              className={styles.row}
              aria-current={current === 'contact' ? 'page' : undefined}
            >
              {t('routes.contact')}
            </RouteLink>
          </li>
        </ul>
      </nav>
      <div className={styles.foot}>
        <PortalButton locale={locale} link={portal} block />
        <div className={styles.pair}>
          <LanguageSwitch
            locale={locale}
            name={t(`languages.${otherLocale(locale)}`)}
            href={languageHref}
            className={cx(buttons.button, buttons.ghost)}
          />
          <ThemeToggle wide label={t('layout.darkTheme')} />
        </div>
      </div>
    </>
  );
}

/** Adds a group's main page as the first link unless it is among the links. */
function withMain(locale: Locale, { main, links }: MenuColumn, label: string): readonly MenuLink[] {
  const href = routeHref(locale, main);
  if (links.some((link) => link.href === href)) return links;
  return [{ label, href, external: false }, ...links];
}
