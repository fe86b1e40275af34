import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { config } from './config';
import { routeHref, type LinkTarget } from './i18n/links';
import { locales, type Locale } from './i18n/locales';
import { routes, type Route, type RouteKey } from './routes';

export interface PageMetadata {
  readonly locale: Locale;
  readonly route: RouteKey;
  /** Query that belongs to the page's own address. */
  readonly query?: LinkTarget['query'];
  /** Stands before the authority's name; the route's name where left out. */
  readonly title?: string;
  readonly description?: string;
  /** Languages in which this very page exists; those of the route where left out. */
  readonly languages?: readonly Locale[];
}

/**
 * Title "{route name} | {authority}", description, canonical and hreflang of a page, all made
 * from SITE_URL alone (specification §2; decisions, "Routes").
 */
export async function pageMetadata(page: PageMetadata): Promise<Metadata> {
  const { locale, query } = page;
  const key = page.route === 'homeAlias' ? 'home' : page.route;
  const t = await getTranslations({ locale });
  const route: Route = routes[key];
  const languages = page.languages ?? route.locales;
  const address = (language: Locale) => config().siteUrl + routeHref(language, key, { query });
  const title = `${page.title ?? t(`routes.${key}`)} | ${t('authority.name')}`;
  const description = page.description || t('authority.description');
  return {
    title,
    description,
    alternates: {
      canonical: address(locale),
      languages:
        languages.length > 1
          ? {
              ...Object.fromEntries(
                locales
                  .filter((language) => languages.includes(language))
                  .map((language) => [language, address(language)]),
              ),
              'x-default': address('ar'),
            }
          : undefined,
    },
    robots: route.indexed ? undefined : { index: false, follow: true },
    openGraph: {
      title,
      description,
      url: address(locale),
      siteName: t('authority.name'),
      locale: locale === 'ar' ? 'ar_SA' : 'en_GB',
      type: 'website',
    },
  };
}
