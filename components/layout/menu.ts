import type { useTranslations } from 'next-intl';
import type { PortLink } from '@/lib/content/collections/ports';
import { routeHref } from '@/lib/routing/links';
import { offeredRoutes } from '@/lib/routing/offered';
import type { Locale } from '@/lib/i18n/locales';
import { seaByLongitude } from '@/lib/map/region';
import { GROUPS, serviceGroups, serviceTiles } from './services';
import {
  MENU_GROUPS,
  routes,
  type ExternalSystem,
  type FooterGroup,
  type MenuGroup,
  type Route,
  type RouteKey,
} from '@/lib/routing/routes';

/** URLs of the external systems; undefined falls back to the site's own page. */
export type ExternalUrls = Readonly<Record<ExternalSystem, string | undefined>>;

export interface MenuLink {
  readonly label: string;
  readonly href: string;
  /** True for a link to another system. */
  readonly external: boolean;
}

export interface MenuColumn {
  readonly group: MenuGroup;
  /** The main page of the group. */
  readonly main: RouteKey;
  readonly current: boolean;
  readonly links: readonly MenuLink[];
  /** The same links under headings, in the wide menu. */
  readonly sections: readonly MenuSection[] | undefined;
}

interface MenuSection {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

type Translate = ReturnType<typeof useTranslations<never>>;

interface Context {
  readonly locale: Locale;
  readonly t: Translate;
  readonly external: ExternalUrls;
  /** Pages without content, which are not linked. */
  readonly empty?: readonly RouteKey[];
}

const mainRoutes: Readonly<Record<MenuGroup, RouteKey>> = {
  about: 'about',
  ports: 'ports',
  services: 'eServices',
  media: 'mediaCenter',
  regulations: 'regulations',
};

/** The header's menu from the route table. */
export function menuColumns(
  context: Context,
  ports: readonly PortLink[],
  current: RouteKey,
): MenuColumn[] {
  return MENU_GROUPS.map((group) => {
    const links =
      group === 'ports'
        ? portLinks(context.locale, ports)
        : placeLinks(context, (place) => place.menu === group, mainRoutes[group]);
    return {
      group,
      main: mainRoutes[group],
      current: menuGroup(current) === group,
      links,
      sections: menuSections(group, context, links, ports),
    };
  });
}

function menuSections(
  group: MenuGroup,
  context: Context,
  links: readonly MenuLink[],
  ports: readonly PortLink[],
): MenuSection[] | undefined {
  if (group === 'services') return serviceSections(context, links);
  return group === 'ports' ? portSections(context, ports) : undefined;
}

/** Groups the services as their page does; statistics join ships and cargo. */
function serviceSections({ locale, t }: Context, links: readonly MenuLink[]): MenuSection[] {
  const grouped = GROUPS.map((group) => {
    const hrefs = serviceGroups[group].map((key) => routeHref(locale, serviceTiles[key].route));
    return { title: t(`services.groups.${group}`), hrefs };
  });
  const placed = new Set(grouped.flatMap(({ hrefs }) => hrefs));
  const others = links.filter(({ href }) => !placed.has(href));
  return grouped.map(({ title, hrefs }, index) => ({
    title,
    links: [
      ...hrefs.flatMap((wanted) => links.find(({ href }) => href === wanted) ?? []),
      ...(index === 0 ? others : []),
    ],
  }));
}

/** Groups the ports by sea; undefined unless each has a position. */
function portSections({ locale, t }: Context, ports: readonly PortLink[]) {
  if (ports.length === 0 || ports.some(({ position }) => !position)) return undefined;
  return (['redSea', 'gulf'] as const)
    .map((wanted) => ({
      title: t(`map.seas.${wanted}`),
      links: portLinks(
        locale,
        ports.filter(({ position }) => position && seaByLongitude(position) === wanted),
      ),
    }))
    .filter(({ links }) => links.length > 0);
}

/** One column of the footer from the route table. */
export function footerLinks(context: Context, group: FooterGroup): MenuLink[] {
  return placeLinks(context, (place) => place.footer === group);
}

export function portLinks(locale: Locale, ports: readonly PortLink[]): MenuLink[] {
  return ports.map(({ slug, name }) => ({
    label: name,
    href: routeHref(locale, 'ports', { query: { port: slug } }),
    external: false,
  }));
}

/** The link to a route: to the external system if its URL is configured. */
export function routeLink({ locale, t, external }: Context, key: RouteKey): MenuLink {
  const route: Route = routes[key];
  const url = route.external && external[route.external];
  return {
    label: key === 'about' ? t('layout.aboutLink') : t(`routes.${key}`),
    href: url ?? routeHref(locale, key),
    external: Boolean(url),
  };
}

/** Routes and their sections that a menu shows, in table order. */
function placeLinks(
  context: Context,
  shown: (place: { menu?: MenuGroup; footer?: FooterGroup }) => boolean,
  hub?: RouteKey,
): MenuLink[] {
  const { locale, t, empty = [] } = context;
  return offeredRoutes().flatMap(([key, route]) => {
    if (!route.locales.includes(locale) || empty.includes(key)) return [];
    // The services page lists the same links as its menu: link it from the column's heading only.
    const showsRoute = shown(route) && !(key === hub && key === 'eServices');
    const places = (route.sections ?? []).filter(shown).map(({ label, hash, query }) => ({
      label: t(`sections.${label}` as 'sections.news'),
      href: routeHref(locale, key, { hash, query }),
      external: false,
    }));
    return showsRoute ? [routeLink(context, key), ...places] : places;
  });
}

/** The menu group of a route: its own, the group whose main page it is, or its parent's. */
function menuGroup(key: RouteKey): MenuGroup | undefined {
  const route: Route = routes[key];
  const asMain = MENU_GROUPS.find((group) => mainRoutes[group] === key);
  return route.menu ?? asMain ?? (route.parent && menuGroup(route.parent));
}
