import type { useTranslations } from 'next-intl';
import type { PortLink } from '@/lib/content/types';
import { routeHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import {
  MENU_GROUPS,
  routeEntries,
  routes,
  type ExternalSystem,
  type FooterGroup,
  type MenuGroup,
  type Route,
  type RouteKey,
} from '@/lib/routing/routes';

/** Addresses of the external systems; the site's own page stands in where one is not configured. */
export type ExternalAddresses = Readonly<Record<ExternalSystem, string | undefined>>;

export interface MenuLink {
  readonly label: string;
  readonly href: string;
  /** Leads to another system. */
  readonly external: boolean;
}

export interface MenuColumn {
  readonly group: MenuGroup;
  /** The page that stands for the whole group. */
  readonly main: RouteKey;
  readonly current: boolean;
  readonly links: readonly MenuLink[];
}

type Translate = ReturnType<typeof useTranslations<never>>;

interface Context {
  readonly locale: Locale;
  readonly t: Translate;
  readonly external: ExternalAddresses;
}

const mainRoutes: Readonly<Record<MenuGroup, RouteKey>> = {
  about: 'about',
  ports: 'ports',
  services: 'eServices',
  media: 'mediaCenter',
  regulations: 'regulations',
};

/** The header's menu from the route table (specification §2). */
export function menuColumns(
  context: Context,
  ports: readonly PortLink[],
  current: RouteKey,
): MenuColumn[] {
  return MENU_GROUPS.map((group) => ({
    group,
    main: mainRoutes[group],
    current: groupOf(current) === group,
    links:
      group === 'ports'
        ? portLinks(context.locale, ports)
        : placeLinks(context, (place) => place.menu === group, mainRoutes[group]),
  }));
}

/** One column of the footer from the route table. */
export function footerLinks(context: Context, group: FooterGroup): MenuLink[] {
  return placeLinks(context, (place) => place.footer === group);
}

/** A link to each port's page. */
export function portLinks(locale: Locale, ports: readonly PortLink[]): MenuLink[] {
  return ports.map(({ slug, name }) => ({
    label: name,
    href: routeHref(locale, 'ports', { query: { port: slug } }),
    external: false,
  }));
}

/** The link to a route: to the external system where its address is configured. */
export function routeLink({ locale, t, external }: Context, key: RouteKey): MenuLink {
  const route: Route = routes[key];
  const address = route.external && external[route.external];
  return {
    label: key === 'about' ? t('layout.aboutLink') : t(`routes.${key}`),
    href: address ?? routeHref(locale, key),
    external: Boolean(address),
  };
}

/** Routes and their named places that a menu shows, in table order. */
function placeLinks(
  context: Context,
  shown: (place: { menu?: MenuGroup; footer?: FooterGroup }) => boolean,
  hub?: RouteKey,
): MenuLink[] {
  const { locale, t } = context;
  return routeEntries.flatMap(([key, route]) => {
    if (!route.locales.includes(locale)) return [];
    // The services page lists the very links of its menu, so it is only named at the column's head.
    const own = shown(route) && !(key === hub && key === 'eServices');
    const places = (route.sections ?? []).filter(shown).map(({ label, hash, query }) => ({
      label: t(`sections.${label}` as 'sections.news'),
      href: routeHref(locale, key, { hash, query }),
      external: false,
    }));
    return own ? [routeLink(context, key), ...places] : places;
  });
}

/** The menu group a route belongs to, directly, as its main page or through its parent. */
function groupOf(key: RouteKey): MenuGroup | undefined {
  const route: Route = routes[key];
  const asMain = MENU_GROUPS.find((group) => mainRoutes[group] === key);
  return route.menu ?? asMain ?? (route.parent && groupOf(route.parent));
}
