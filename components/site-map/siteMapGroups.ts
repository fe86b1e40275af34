import type { useTranslations } from 'next-intl';
import type { PortLink } from '@/lib/content/collections/ports';
import type { Locale } from '@/lib/i18n/locales';
import { offeredRoutes } from '@/lib/routing/offered';
import type { RouteKey } from '@/lib/routing/routes';
import { menuColumns, routeLink, type ExternalUrls, type MenuLink } from '../layout/menu';

/** A section of the site: its main page and subpages. */
export interface SiteMapGroup {
  readonly id: string;
  /** The page that names the group; undefined for pages outside the menu. */
  readonly main: MenuLink | undefined;
  readonly links: readonly MenuLink[];
}

interface Context {
  readonly locale: Locale;
  readonly t: ReturnType<typeof useTranslations<never>>;
  readonly external: ExternalUrls;
  /** Pages without content, which are not linked. */
  readonly empty?: readonly RouteKey[];
}

/** Pages that are not listed: aliases, Not Found, targets of mails. */
const EXCLUDED: readonly RouteKey[] = [
  'homeAlias',
  'notFound',
  'subscriptionConfirm',
  'subscriptionManage',
];

/**
 * Every page of the route table that exists in a language, once, grouped as in the menu; without pages
 * that need an entry's id.
 */
export function siteMapGroups(context: Context, ports: readonly PortLink[]): SiteMapGroup[] {
  const shown = offeredRoutes().filter(
    ([key, route]) =>
      !route.entriesOnly &&
      !EXCLUDED.includes(key) &&
      !context.empty?.includes(key) &&
      route.locales.includes(context.locale),
  );
  const groups = menuColumns(context, ports, 'siteMap').map(({ group, main, links }) => {
    const first = routeLink(context, main);
    const below = shown
      .filter(([, route]) => route.parent === main)
      .map(([key]) => routeLink(context, key));
    return {
      id: group,
      main: first,
      links: distinct([...links, ...below]).filter(({ href }) => href !== first.href),
    };
  });
  const placed = new Set(groups.flatMap(({ main, links }) => [main, ...links]).map(linkHref));
  const others = shown
    .map(([key]) => routeLink(context, key))
    .filter((link) => !placed.has(linkHref(link)));
  return [...groups, { id: 'others', main: undefined, links: others }];
}

function linkHref({ href }: MenuLink): string {
  return href;
}

function distinct(links: readonly MenuLink[]): MenuLink[] {
  return [...new Map(links.map((link) => [link.href, link])).values()];
}
