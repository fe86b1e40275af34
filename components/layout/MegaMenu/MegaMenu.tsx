import { getTranslations } from 'next-intl/server';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routing/routes';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { chevronDown } from '@/components/ui/Icon/glyphs';
import { MoreLink } from '@/components/ui/MoreLink/MoreLink';
import { RouteLink } from '@/components/ui/RouteLink/RouteLink';
import { DisclosureGroup } from '../DisclosureGroup';
import type { MenuColumn, MenuLink } from '../menu';
import { MenuLinkItem } from '../MenuLinkItem';
import { HighlightsSlot } from './HighlightsSlot';
import styles from './MegaMenu.module.css';

interface Props {
  readonly locale: Locale;
  readonly columns: readonly MenuColumn[];
  readonly current: RouteKey;
}

/** Menu of the wide header: native disclosures, so that links are reachable without scripts. */
export async function MegaMenu({ locale, columns, current }: Props) {
  const t = await getTranslations({ locale });
  return (
    <DisclosureGroup className={styles.nav} label={t('layout.mainMenu')}>
      <ul className={styles.list}>
        {columns.map((column) => (
          <li key={column.group}>
            <details name="main-menu" className={styles.item}>
              <summary className={styles.link} aria-current={column.current || undefined}>
                {t(`layout.menu.${column.group}.title`)}
                <GlyphMark glyph={chevronDown} className={styles.chevron} />
              </summary>
              <Panel locale={locale} column={column} t={t} />
            </details>
          </li>
        ))}
        <li>
          <RouteLink
            locale={locale}
            route="contact"
            className={styles.link}
            aria-current={current === 'contact' ? 'page' : undefined}
          >
            {t('routes.contact')}
          </RouteLink>
        </li>
      </ul>
    </DisclosureGroup>
  );
}

interface PanelProps {
  readonly locale: Locale;
  readonly column: MenuColumn;
  readonly t: Awaited<ReturnType<typeof getTranslations<never>>>;
}

function Panel({ locale, column, t }: PanelProps) {
  return (
    <div className={styles.panel}>
      <div className={`wrap ${styles.inner ?? ''}`}>
        <div className={styles.intro}>
          <p className={styles.title}>{t(`layout.menu.${column.group}.title`)}</p>
          <p className={styles.lead}>{t(`layout.menu.${column.group}.lead`)}</p>
          <MoreLink href={routeHref(locale, column.main)}>
            {t(`layout.menu.${column.group}.all`)}
          </MoreLink>
        </div>
        {column.sections ? (
          <div className={styles.links}>
            {column.sections.map(({ title, links }) => (
              <div key={title}>
                <p className="muted small">{title}</p>
                <Links locale={locale} links={links} className="plain" />
              </div>
            ))}
          </div>
        ) : (
          <Links locale={locale} links={column.links} className={styles.links} />
        )}
        <HighlightsSlot locale={locale} group={column.group} />
      </div>
    </div>
  );
}

interface LinksProps {
  readonly locale: Locale;
  readonly links: readonly MenuLink[];
  readonly className: string | undefined;
}

function Links({ locale, links, className }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <MenuLinkItem locale={locale} link={link} />
        </li>
      ))}
    </ul>
  );
}
