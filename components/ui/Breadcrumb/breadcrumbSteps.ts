import { getTranslations } from 'next-intl/server';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { routes, type Route, type RouteKey } from '@/lib/routing/routes';

export interface Crumb {
  readonly label: string;
  readonly href?: string;
  /** Name in structured data, if the label is generic. */
  readonly name?: string;
}

/** Breadcrumb steps: home, the route's parents, the route, then the trail. */
export async function breadcrumbSteps(
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
