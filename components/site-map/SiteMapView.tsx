import { getTranslations } from 'next-intl/server';
import { MenuLinkItem } from '@/components/layout/MenuLinkItem';
import type { ExternalUrls } from '@/components/layout/menu';
import { Introduction } from '@/components/ui/Introduction/Introduction';
import { TextHeader } from '@/components/ui/PageHeader/TextHeader';
import type { PageText } from '@/lib/content/collections/pages';
import type { PortLink } from '@/lib/content/collections/ports';
import type { Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routing/routes';
import { siteMapGroups } from './siteMapGroups';
import styles from './SiteMapView.module.css';

interface Props {
  readonly locale: Locale;
  readonly text: PageText | null;
  readonly ports: readonly PortLink[];
  readonly external: ExternalUrls;
  readonly empty: readonly RouteKey[];
}

/** Links to all pages, in the groups of the menu. */
export async function SiteMapView({ locale, text, ports, external, empty }: Props) {
  const t = await getTranslations({ locale });
  return (
    <>
      <TextHeader locale={locale} route="siteMap" text={text} />
      <div className="wrap page-body">
        <Introduction text={text} />
        <div className={styles.groups}>
          {siteMapGroups({ locale, t, external, empty }, ports).map(({ id, main, links }) => (
            <section key={id} aria-labelledby={`site-map-${id}`}>
              <h2 id={`site-map-${id}`} className={styles.title}>
                {main ? <MenuLinkItem locale={locale} link={main} /> : t('siteMap.others')}
              </h2>
              <ul className={`plain ${styles.links ?? ''}`}>
                {links.map((link) => (
                  <li key={link.href}>
                    <MenuLinkItem locale={locale} link={link} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
