import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { routeHref, type LinkTarget } from '@/lib/routing/links';
import type { RouteKey } from '@/lib/routing/routes';
import { PageLink } from '../PageLink/PageLink';

interface Props extends Omit<ComponentProps<typeof PageLink>, 'href'>, LinkTarget {
  readonly locale: Locale;
  readonly route: RouteKey;
}

/**
 * A link to one of the site's own routes.
 * A link with a hash is a plain link: the router would change the hash without a hashchange event.
 */
export function RouteLink({ locale, route, query, hash, ...rest }: Props) {
  if (hash) {
    const { className, children, lang, id } = rest;
    const href = routeHref(locale, route, { query, hash });
    return <a {...{ className, lang, id, href }}>{children}</a>;
  }
  return <PageLink {...rest} href={routeHref(locale, route, { query })} />;
}
