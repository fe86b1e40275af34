import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { routeHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import { routes, type Route, type RouteKey } from '@/lib/routes';
import styles from './Breadcrumb.module.css';

export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

interface Props {
  readonly locale: Locale;
  readonly route: RouteKey;
  /** Steps below the route, such as a section and an article's title; the last one is the page itself. */
  readonly trail?: readonly Crumb[];
}

/** Where the page stands: home, the route's parents, the route, then the trail (specification §2). */
export async function Breadcrumb({ locale, route, trail = [] }: Props) {
  const t = await getTranslations({ locale });
  const above = ancestors(route).map((key) => ({
    label: key === 'eServices' ? t('ui.backToEServices') : t(`routes.${key}`),
    href: routeHref(locale, key),
  }));
  const own = { label: t(`routes.${route}`), href: routeHref(locale, route) };
  const crumbs: Crumb[] = [...above, own, ...trail];
  const last = crumbs.length - 1;

  return (
    <nav className={styles.crumbs} aria-label={t('ui.breadcrumb')} data-print="off">
      <ol className={styles.list}>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${index} ${label}`} className={styles.step}>
            {index === last || !href ? (
              <span aria-current={index === last ? 'page' : undefined}>{label}</span>
            ) : (
              <Link href={href} prefetch={false}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Routes above a route, from the home page down. */
function ancestors(key: RouteKey): RouteKey[] {
  if (key === 'home') return [];
  const { parent }: Route = routes[key];
  return parent ? [...ancestors(parent), parent] : ['home'];
}
