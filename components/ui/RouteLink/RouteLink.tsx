import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { routeHref, type LinkTarget } from '@/lib/routing/links';
import type { RouteKey } from '@/lib/routing/routes';
import { SiteLink } from '../SiteLink/SiteLink';

interface Props extends Omit<ComponentProps<typeof SiteLink>, 'href'>, LinkTarget {
  readonly locale: Locale;
  readonly route: RouteKey;
}

/** A link to a route of the site. */
export function RouteLink({ locale, route, query, hash, ...rest }: Props) {
  return <SiteLink {...rest} href={routeHref(locale, route, { query, hash })} />;
}
