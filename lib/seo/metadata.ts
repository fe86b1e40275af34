import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { config } from '../config';
import type { Picture } from '../content/types';
import type { CircularFilter } from '../routing/circular-filters';
import { routeHref, type LinkTarget } from '../routing/links';
import { locales, type Locale } from '../i18n/locales';
import { routes, type Route, type RouteKey } from '../routing/routes';
import { fullUrl } from './full-url';
import { feedHref, feedQuery, routeFeeds } from './feed-links';
import { pageDescription } from './page-description';
import { sharePicture, shareSection } from './share-picture';

export interface PageMetadata {
  readonly locale: Locale;
  readonly route: RouteKey;
  /** Query of the canonical URL. */
  readonly query?: LinkTarget['query'];
  /** Precedes the authority's name; defaults to the route's name. */
  readonly title?: string;
  /** Of any length; it is shortened. */
  readonly description?: string;
  /** Languages of this page; defaults to the route's. */
  readonly languages?: readonly Locale[];
  /** Filter of the linked feeds. */
  readonly feedFilter?: CircularFilter;
  /** Open Graph picture; defaults to the section's. */
  readonly picture?: Picture | null;
  /** ISO date-times of an article. */
  readonly article?: { readonly publishedAt: string; readonly updatedAt: string };
}

/** Pages whose description is a message, since the CMS has none. */
const DESCRIBED = ['privacyPolicy', 'conditions', 'customerPortal', 'vacancies', 'search'] as const;

/** For pages that are not indexed but whose links are followed. */
export const NOT_INDEXED = { index: false, follow: true } as const;

/** Open Graph locales. */
const OPEN_GRAPH_LOCALES = { ar: 'ar_SA', en: 'en_GB' } as const satisfies Record<Locale, string>;

/**
 * Title "{route name} | {authority}" (home page: "{authority} | Official website"), description,
 * canonical, hreflang, feeds and Open Graph tags. Every URL is below SITE_URL, whatever the Host.
 */
export async function pageMetadata(page: PageMetadata): Promise<Metadata> {
  const { locale, query } = page;
  const key = page.route === 'homeAlias' ? 'home' : page.route;
  const t = await getTranslations({ locale });
  const route: Route = routes[key];
  const languages = locales.filter((language) =>
    (page.languages ?? route.locales).includes(language),
  );
  const url = (language: Locale) => config().siteUrl + routeHref(language, key, { query });
  const authority = t('authority.name');
  const title =
    key === 'home'
      ? `${authority} | ${t('seo.official')}`
      : `${page.title ?? t(`routes.${key}`)} | ${authority}`;
  const own = DESCRIBED.find((described) => described === key);
  const description = pageDescription(
    page.description || (own ? t(`seo.descriptions.${own}`) : t('authority.description')),
  );
  const picture = page.picture ?? {
    ...sharePicture(locale, key),
    alt: t(`seo.pictures.${shareSection(key)}`),
  };
  const images = [
    {
      url: fullUrl(picture.src),
      width: picture.width,
      height: picture.height,
      alt: picture.alt || page.title,
    },
  ];
  return {
    title,
    description,
    // Canonical URL and hreflang.
    alternates: {
      canonical: url(languages.includes(locale) ? locale : (languages[0] ?? locale)),
      languages:
        languages.length > 1
          ? {
              ...Object.fromEntries(languages.map((language) => [language, url(language)])),
              'x-default': url('ar'),
            }
          : undefined,
      types: {
        'application/rss+xml': routeFeeds(key).map((feed) => ({
          url: fullUrl(feedHref(locale, feed, page.feedFilter && feedQuery(feed, page.feedFilter))),
          title: t(`feeds.${feed}.title`),
        })),
      },
    },
    robots: route.indexed ? undefined : NOT_INDEXED,
    openGraph: {
      title: page.title ?? title,
      description,
      url: url(locale),
      siteName: authority,
      locale: OPEN_GRAPH_LOCALES[locale],
      alternateLocale: languages
        .filter((language) => language !== locale)
        .map((language) => OPEN_GRAPH_LOCALES[language]),
      images,
      ...(page.article
        ? {
            type: 'article',
            publishedTime: page.article.publishedAt,
            modifiedTime: page.article.updatedAt,
          }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', title: page.title ?? title, description, images },
  };
}
