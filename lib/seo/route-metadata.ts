import type { Metadata } from 'next';
import { loadPageText, pageKey } from '../content/collections/pages';
import { toLocale, type Locale } from '../i18n/locales';
import { routes, type RouteKey } from '../routing/routes';
import { pageMetadata } from './metadata';

interface Props {
  readonly params: Promise<{ readonly locale: string }>;
}

/** `generateMetadata` of a page without a query. */
export function routeMetadata(
  route: RouteKey,
  describe?: (locale: Locale) => string | undefined | Promise<string | undefined>,
) {
  return async ({ params }: Props): Promise<Metadata> => {
    const locale = toLocale((await params).locale);
    return pageMetadata({ locale, route, description: await describe?.(locale) });
  };
}

/** The same with the editors' summary of the page as description. */
export function textMetadata(route: RouteKey) {
  const key = pageKey(routes[route].path);
  return routeMetadata(route, async (locale) => (await loadPageText(locale, key))?.summary);
}
