import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { type RouteKey, routes, type Route } from '@/lib/routing/routes';
import { breadcrumbData } from '@/lib/seo/structured-data/breadcrumbs';
import { BidiText } from '../BidiText/BidiText';
import { StructuredData } from '../StructuredData/StructuredData';
import { SiteLink } from '../SiteLink/SiteLink';
import styles from './Breadcrumb.module.css';
import { routeHref } from '@/lib/routing/links';

export type { Crumb };

interface Props {
  readonly locale: Locale;
  readonly route: RouteKey;
  /** Steps below the route, such as section and article title; the last one is the current page. */
  readonly trail?: readonly Crumb[];
}

/** Breadcrumb with structured data for search engines. */
export async function Breadcrumb({ locale, route, trail }: Props) {
  const t = await getTranslations({ locale, namespace: 'ui' });
  const crumbs = await breadcrumbSteps(locale, route, trail);
  const last = crumbs.length - 1;

  return (
    <nav className={styles.crumbs} aria-label={t('breadcrumb')} data-print="off">
      <ol className={styles.list}>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${index} ${label}`} className={styles.step}>
            {index === last || !href ? (
              <span aria-current={index === last ? 'page' : undefined}>
                <BidiText>{label}</BidiText>
              </span>
            ) : (
              <SiteLink href={href}>
                <BidiText>{label}</BidiText>
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
      <StructuredData
        things={[
          breadcrumbData(
            crumbs.map(({ label, href, name }) => ({ name: name ?? label, path: href })),
          ),
        ]}
      />
    </nav>
  );
}

interface Crumb {
  readonly label: string;
  readonly href?: string;
  /** Name in structured data, if the label is generic. */
  readonly name?: string;
}

/** Breadcrumb steps: home, the route's parents, the route, then the trail. */
async function breadcrumbSteps(
  locale: Locale,
  route: RouteKey,
  trail: readonly Crumb[] = [],
): Promise<Crumb[]> {
  const t = await getTranslations({ locale });
  const above = ancestors(route).map((key) => ({
    label: key === 'eServices' ? t('ui.backToEServices') : t(`routes.${key}`),
    href: routeHref(locale, key),
  }));
  const own = { label: t(`routes.${route}`), href: routeHref(locale, route) };
  return [...above, own, ...trail];
}

/** Parent routes, from the home page down. */
function ancestors(key: RouteKey): RouteKey[] {
  if (key === 'home') return [];
  const { parent }: Route = routes[key];
  return parent ? [...ancestors(parent), parent] : ['home'];
}
