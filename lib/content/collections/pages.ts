import { readHtml, type OutlineEntry } from '../../html/sanitize';
import type { Locale } from '../../i18n/locales';
import { messages } from '../../i18n/messages';
import { isDatasetOffered, openDataLead } from '../../routing/offered-datasets';
import { routeByPath, routeEntries, type RouteKey } from '../../routing/routes';
import { RELEASE_DATE } from '../../startup/release';
import { cachedLoader } from '../cached-loader';
import { Collection, nullIfUnpublished } from '../collection';
import { defaults } from './defaults';
import type { ContentDescriptor } from '../descriptor';
import { hasFaqs } from './faqs';
import { optionalText, requiredText } from '../fields';
import { bodyText, pageSearchText, summaryText, type SearchText } from '../search-text';
import type { Entry } from '../types';

/** Intro of a route: title, one line, safe HTML and its main headings. */
export interface PageText extends Entry {
  readonly title: string;
  readonly summary: string;
  readonly content: string;
  readonly outline: readonly OutlineEntry[];
}

const pages = new Collection({
  apiName: 'pages',
  fields: {
    Key: requiredText,
    Title: requiredText,
    Summary: optionalText,
    Content: optionalText,
  },
});

async function findPageText(locale: Locale, key: string): Promise<PageText> {
  const raw = await pages.find(locale, { 'filters[Key][$eq]': key });
  const { html, outline } = readHtml(raw.Content, locale);
  return {
    title: raw.Title,
    summary: raw.Summary,
    content: html,
    outline,
    updatedAt: raw.updatedAt,
  };
}

/** Null if the page has no built-in text. */
function builtInText(locale: Locale, key: string): PageText | null {
  const [route] = routeByPath(`/${key === 'home' ? '' : key}`) ?? [];
  const text = defaults[locale].pages[key];
  if (!route || !text) return null;
  const { routes, authority } = messages[locale];
  const { html, outline } = readHtml(text.content, locale);
  return {
    title: key === 'home' ? authority.name : routes[route],
    summary: text.summary,
    content: html,
    outline,
    updatedAt: RELEASE_DATE,
  };
}

/** Editors' text of a route by key, with built-in text as fallback. */
export const loadPageText = cachedLoader({
  name: 'page-text',
  version: 2,
  tags: ['page'],
  load: async (locale: Locale, key: string) =>
    (await nullIfUnpublished(findPageText(locale, key))) ?? builtInText(locale, key),
});

/** A page that editors offer by publishing its text. */
function hasText(key: string) {
  return async (locale: Locale) => (await nullIfUnpublished(findPageText(locale, key))) !== null;
}

/** Pages that only list entries, with the check for entries. */
const HAS_ENTRIES: Partial<Record<RouteKey, (locale: Locale) => Promise<boolean>>> = {
  faq: hasFaqs,
  glossary: hasText('glossary'),
  tariff: hasText('tariff'),
};

/** Routes without entries in one language, uncached. */
export async function readEmptyRoutes(locale: Locale): Promise<RouteKey[]> {
  const routes = await Promise.all(
    routeEntries.map(async ([key]) => ((await HAS_ENTRIES[key]?.(locale)) === false ? [key] : [])),
  );
  return routes.flat();
}

/** `updatedAt` by page key. */
const loadPageChanges = cachedLoader({
  name: 'page-changes',
  version: 1,
  tags: ['page'],
  load: async (locale: Locale): Promise<Record<string, string>> =>
    Object.fromEntries(
      (await pages.only('Key').all(locale)).map((raw) => [raw.Key, raw.updatedAt]),
    ),
});

/** Routes with search texts of their own, and routes that are no pages. */
const NOT_FOUND_BY_PAGE_TEXT: readonly RouteKey[] = [
  'homeAlias',
  'article',
  'circular',
  'circularSearch',
  'notFound',
  'search',
  'customerPortal',
  'privacyPolicy',
  'conditions',
];

/** Search texts of pages that are written in the messages. */
const MESSAGE_TEXTS: Partial<
  Record<
    RouteKey,
    (locale: Locale) => {
      readonly summary: string;
      readonly text: string;
      readonly words: string;
    }
  >
> = {
  track: (locale) => {
    const { lead, kinds } = messages[locale].track;
    return { summary: lead, text: Object.values(kinds).join('\n'), words: 'track follow' };
  },
  openDataApi: (locale) => {
    const { api, datasets } = messages[locale].openData;
    const offered = Object.entries(datasets).filter(([name]) => isDatasetOffered(name));
    return {
      summary: openDataLead(locale),
      text: [api.startText, api.calendarsText, ...offered.map(([, { about }]) => about)].join('\n'),
      words: 'API JSON CSV OpenAPI iCalendar ICS DCAT',
    };
  },
};

/** Pages of the route table with their editors' texts and sections. */
async function loadSearchTexts(locale: Locale): Promise<SearchText[]> {
  const [texts, empty] = await Promise.all([
    pages.only('Key', 'Title', 'Summary', 'Content').all(locale),
    readEmptyRoutes(locale),
  ]);
  const builtIn = defaults[locale].pages;
  const labels = messages[locale];
  return routeEntries
    .filter(([key, route]) => {
      const isService = route.path.startsWith('/e-services/');
      const isFound = !isService && !NOT_FOUND_BY_PAGE_TEXT.includes(key) && !empty.includes(key);
      return route.locales.includes(locale) && isFound;
    })
    .flatMap(([key, route]) => {
      const id = pageKey(route.path);
      const text = texts.find((raw) => raw.Key === id);
      const title = labels.routes[key];
      const own = pageSearchText(
        locale,
        { key },
        {
          id,
          title,
          summary: summaryText(text ? text.Summary : (builtIn[id]?.summary ?? '')),
          text: bodyText(text ? text.Content : (builtIn[id]?.content ?? '')),
          ...MESSAGE_TEXTS[key]?.(locale),
        },
      );
      const sections = (route.sections ?? []).map(({ label, hash, query }) =>
        pageSearchText(
          locale,
          { key, hash, query },
          {
            id: `${id} ${label}`,
            title: labels.sections[label as keyof typeof labels.sections],
            summary: title,
          },
        ),
      );
      return [own, ...sections];
    });
}

/** `safe-usage`, `home`. */
export function pageKey(path: string): string {
  return path.slice(1) || 'home';
}

export const pageContent: ContentDescriptor = {
  search: { name: 'routes', tags: ['page', 'faq'], load: loadSearchTexts },
  changes: async (locale) => {
    const changes = await loadPageChanges(locale);
    return (path) => changes[pageKey(path)] ?? null;
  },
};
