import type { Publication, PublicationVersion } from '@ports-authority/e-services-contract';
import { getTranslations } from 'next-intl/server';
import { riyadhDay } from '../dates/riyadh-clock';
import { locales, otherLocale, type Locale } from '../i18n/locales';
import { articleHref } from '../routing/article-links';
import { filterKey } from '../routing/circular-filters';
import { circularHref, circularSlug } from '../routing/circular-pages';
import { loadArticlePage, type ArticleSummary } from './collections/articles';
import { firstDay, type Circular } from './circulars/circular';
import { loadCircularPage } from './collections/circulars';
import { NEWS_TOPICS } from './subscription-choices';

/** Only the newest are considered: an older one that is added later is not mailed. */
const MAX_CIRCULARS = 300;
const CIRCULARS_PER_READ = 100;
const MAX_ARTICLES = 100;
const MAX_SUMMARY_CHARACTERS = 600;

const CATEGORIES = { news: 'News', press: 'Press' } as const;

type PerLocale<Value> = Readonly<Record<Locale, Value>>;

/**
 * Everything that visitors can subscribe to, newest first, with the same schedule as the pages
 * (docs/decisions/0028-nothing-before-its-time.md).
 * @throws ContentUnavailableError
 */
export async function loadPublications(): Promise<Publication[]> {
  const circulars = await perLocale(loadNewestCirculars);
  const ofCirculars = await circularPublications(circulars);
  const ofNews = await Promise.all(
    NEWS_TOPICS.map(async (topic) => {
      const load = (locale: Locale) => loadArticlePage(locale, CATEGORIES[topic], 1, MAX_ARTICLES);
      const { ar, en } = await perLocale(load);
      return articlePublications(topic, { ar: ar.items, en: en.items });
    }),
  );
  return [...ofCirculars, ...ofNews.flat()];
}

async function loadNewestCirculars(locale: Locale): Promise<Circular[]> {
  const newest: Circular[] = [];
  let pages = 1;
  for (let page = 1; page <= pages && newest.length < MAX_CIRCULARS; page += 1) {
    const list = await loadCircularPage(locale, null, page, CIRCULARS_PER_READ);
    newest.push(...list.items);
    ({ pages } = list);
  }
  return newest;
}

async function circularPublications(
  circulars: PerLocale<readonly Circular[]>,
): Promise<Publication[]> {
  const titles = await perLocale((locale) => circularTitle(locale));
  const subjects = translations(circulars);
  const found = grouped(circulars, ({ number }) => circularSlug(number));
  return [...found]
    .map(([entry, versions]): Publication => {
      const all = Object.values(versions);
      const [first] = all;
      const topics = all.flatMap(({ category }) => [...(subjects.get(filterKey(category)) ?? [])]);
      return {
        kind: 'circulars',
        entry,
        ports: first?.ports ?? [],
        topics: [...new Set(topics)],
        shownFrom: first ? firstDay(first).slice(0, 10) : '',
        versions: loadVersions(versions, (circular, locale) => ({
          title: titles[locale](circular),
          summary: shortened(circular.description),
          path: circularHref(locale, circular.number),
        })),
      };
    })
    .sort((a, b) => (a.shownFrom < b.shownFrom ? 1 : -1))
    .slice(0, MAX_CIRCULARS);
}

function articlePublications(
  topic: (typeof NEWS_TOPICS)[number],
  articles: PerLocale<readonly ArticleSummary[]>,
): Publication[] {
  return [...grouped(articles, ({ slug }) => slug)].map(([entry, versions]) => {
    const [first] = Object.values(versions);
    return {
      kind: 'news',
      entry,
      ports: first?.ports ?? [],
      topics: [topic],
      shownFrom: riyadhDay(new Date(first?.publishedAt ?? 0)),
      versions: loadVersions(versions, (article, locale) => ({
        title: article.title,
        summary: shortened(article.summary),
        path: articleHref(locale, article),
      })),
    };
  });
}

async function circularTitle(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'feeds.circulars' });
  return ({ number, subject }: Circular) =>
    subject ? t('entryAbout', { number, subject }) : t('entry', { number });
}

/** Keys of a subject in both languages. */
function translations(circulars: PerLocale<readonly Circular[]>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const locale of locales) {
    const others = new Map(
      circulars[otherLocale(locale)].map(({ number, category }) => [number, filterKey(category)]),
    );
    for (const { number, category } of circulars[locale]) {
      const key = filterKey(category);
      if (!key) continue;
      const keys = found.get(key) ?? new Set([key]);
      const other = others.get(number);
      if (other) keys.add(other);
      found.set(key, keys);
    }
  }
  return found;
}

async function perLocale<Value>(
  load: (locale: Locale) => Promise<Value>,
): Promise<PerLocale<Value>> {
  const [ar, en] = await Promise.all([load('ar'), load('en')]);
  return { ar, en };
}

/** Language versions of each entry, by their shared identifier. */
function grouped<Item>(
  items: PerLocale<readonly Item[]>,
  nameOf: (item: Item) => string,
): Map<string, Partial<Record<Locale, Item>>> {
  const found = new Map<string, Partial<Record<Locale, Item>>>();
  for (const locale of locales) {
    for (const item of items[locale]) {
      const name = nameOf(item);
      found.set(name, { ...found.get(name), [locale]: item });
    }
  }
  return found;
}

function loadVersions<Item>(
  versions: Partial<Record<Locale, Item>>,
  toVersion: (item: Item, locale: Locale) => PublicationVersion,
): Publication['versions'] {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const item = versions[locale];
      return item ? [[locale, toVersion(item, locale)]] : [];
    }),
  );
}

function shortened(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= MAX_SUMMARY_CHARACTERS) return trimmed;
  return `${trimmed.slice(0, MAX_SUMMARY_CHARACTERS).replace(/\s+\S*$/, '')}…`;
}
