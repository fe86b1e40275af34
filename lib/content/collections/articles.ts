import * as yup from 'yup';
import { sanitizeHtml } from '../../html/sanitize';
import { routeHref } from '../../routing/links';
import { locales, otherLocale, type Locale } from '../../i18n/locales';
import { articleHref, articleTarget, articlePlace } from '../../routing/article-links';
import { MEDIA_SECTIONS } from '../../routing/query-pages';
import type { ContentTag } from '../../routing/routes';
import { cachedLoader } from '../cached-loader';
import type { Query } from '../client';
import { Collection, nullIfUnpublished } from '../collection';
import { datedPages, requireStarted } from '../dated-pages';
import {
  dueTimesLoader,
  growingSource,
  type ContentDescriptor,
  type FeedSource,
} from '../descriptor';
import {
  splitList,
  optionalText,
  POPULATED,
  publicationDate,
  requiredText,
  articleSlugText,
  type Attributes,
} from '../fields';
import { manyFiles, oneFile, picture, pictures } from '../media-fields';
import { bodyText, searchText, summaryText } from '../search-text';
import { sitemapPages } from '../sitemap-pages';
import { isPast, applySchedule, type TimedPage } from '../timed';
import type { Entry, ListPage, Picture } from '../types';
import { isObject } from '../wire';
import { ifAvailable } from '../unavailable';

/** Article categories, named as in the content API (not localised). */
const ARTICLE_CATEGORIES = ['News', 'Press', 'newsletter', 'Photos', 'History'] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** An article in a list. */
export interface ArticleSummary extends Entry {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** ISO date-time. */
  readonly publishedAt: string;
  /** An ArticleCategory or an unknown one; empty if missing. */
  readonly category: string;
  /** Slugs of its ports; empty = all ports. */
  readonly ports: readonly string[];
  readonly cardImage: Picture | null;
  readonly imageCount: number;
}

/** An article with its safe HTML body. */
export interface Article extends ArticleSummary {
  readonly body: string;
  readonly images: readonly Picture[];
  /** Also exists in the other language. */
  readonly translated: boolean;
}

/** An article of the history magazine with its safe HTML body and first pictures. */
export interface HistoryArticle extends Entry {
  readonly slug: string;
  readonly title: string;
  /** ISO date-time. */
  readonly publishedAt: string;
  readonly body: string;
  readonly pictures: readonly Picture[];
}

/** The newest article of the history magazine, for the home page. */
export interface HistoryHighlight extends Entry {
  readonly slug: string;
  readonly title: string;
  readonly pictures: readonly Picture[];
}

const MAX_HISTORY_PICTURES = 4;

const TAGS: readonly ContentTag[] = ['article', 'category'];

const startTime = ({ publishedAt }: { readonly publishedAt: string }) => publishedAt;

/** An article without a category is in no list, but has a page and is searchable. */
const category = yup
  .object({ Name: optionalText })
  .transform((value: unknown) => (isObject(value) ? value : {}))
  .meta(POPULATED);

const articles = new Collection({
  apiName: 'articles',
  fields: {
    Slug: articleSlugText,
    Title: requiredText,
    Summary: optionalText,
    PublishDate: publicationDate,
    Body: optionalText,
    Ports: optionalText,
    Images: manyFiles,
    CardImage: oneFile,
    Category: category,
  },
  sort: 'PublishDate:desc',
  shownFrom: [{ name: 'PublishDate', kind: 'datetime' }],
});

const LISTED_CATEGORIES: readonly string[] = ARTICLE_CATEGORIES;

/** By category name in any language. */
type CategoryPictures = Readonly<Record<string, Picture | null>>;

/** Fallback pictures of articles. */
const categories = new Collection({
  apiName: 'categories',
  fields: { Name: optionalText, CategoryImage: oneFile },
});

const loadCategoryPictures = cachedLoader({
  name: 'category-pictures',
  version: 1,
  tags: ['category'],
  load: async (locale: Locale): Promise<CategoryPictures> =>
    Object.fromEntries(
      (await categories.all(locale)).map((raw) => [raw.Name, picture(raw.CategoryImage, locale)]),
    ),
});

/** Category pictures are optional. */
async function categoryPictures(locale: Locale): Promise<CategoryPictures> {
  return (await ifAvailable(loadCategoryPictures(locale))) ?? {};
}

const references = articles.only('Slug', 'Category', 'PublishDate');
const summaries = articles.only(
  ...(['Slug', 'Title', 'Summary', 'PublishDate', 'Ports', 'CardImage', 'Images'] as const),
  'Category',
);

/** The history magazine combines two categories. */
const IN_HISTORY = inCategories(['newsletter', 'History']);

/** One page of a category, newest first; throws NotPublishedError past the last. */
export async function loadArticlePage(
  locale: Locale,
  category: ArticleCategory,
  page: number,
  pageSize: number,
): Promise<ListPage<ArticleSummary>> {
  const ofCategories = await categoryPictures(locale);
  const names = listedCategories(category, Object.keys(ofCategories)).join(NAME_END);
  const timed = await loadTimedArticles(locale, names, page, pageSize);
  const list = await applySchedule(timed, pageSize, startTime);
  return { ...list, items: list.items.map((article) => withPicture(article, ofCategories)) };
}

const loadTimedArticles = cachedLoader({
  name: 'article-page',
  version: 3,
  tags: TAGS,
  load: (
    locale: Locale,
    names: string,
    page: number,
    pageSize: number,
  ): Promise<TimedPage<ArticleSummary>> =>
    summaries.timedPage(
      locale,
      { page, pageSize },
      (raw) => toSummary(raw, locale),
      inCategories(names.split(NAME_END)),
    ),
});

const NAME_END = '\n';

/** The category itself; the news also list articles of categories without a list. */
function listedCategories(category: ArticleCategory, all: readonly string[]): string[] {
  const others = all.filter((name) => name && !LISTED_CATEGORIES.includes(name)).sort();
  return category === 'News' ? [category, ...others] : [category];
}

function inCategories(names: readonly string[]): Query {
  const [only] = names;
  if (names.length === 1 && only !== undefined) return { 'filters[Category][Name][$eq]': only };
  return Object.fromEntries(
    names.map((name, index) => [`filters[Category][Name][$in][${index}]`, name]),
  );
}

/**
 * Finds an article by slug, ignoring case.
 * @throws NotPublishedError, also before the article's start, and ContentUnavailableError
 */
export async function loadArticle(locale: Locale, slug: string): Promise<Article> {
  const [found, ofCategories] = await Promise.all([
    loadArticleOfSlug(locale, slug),
    categoryPictures(locale),
  ]);
  return withPicture(await requireStarted(found, `article ${slug}`), ofCategories);
}

const loadArticleOfSlug = cachedLoader({
  name: 'article',
  version: 2,
  tags: TAGS,
  load: async (locale: Locale, slug: string): Promise<Article> => {
    const [raw, translated] = await Promise.all([
      articles.findIdentified(locale, 'Slug', slug),
      existsIn(otherLocale(locale), slug),
    ]);
    return {
      ...toSummary(raw, locale),
      body: sanitizeHtml(raw.Body, locale),
      images: pictures(raw.Images, locale),
      translated,
    };
  },
});

/** One page of the history magazine, newest first. */
export const loadHistoryPage = datedPages(
  articles.only('Slug', 'Title', 'PublishDate', 'Body', 'Images', 'CardImage'),
  {
    name: 'history-page',
    version: 3,
    tags: TAGS,
    toItem: (raw, locale): HistoryArticle => {
      const images = pictures(raw.Images, locale);
      const card = picture(raw.CardImage, locale);
      return {
        slug: raw.Slug,
        title: raw.Title,
        publishedAt: raw.PublishDate,
        body: sanitizeHtml(raw.Body, locale, { headings: { level: 3, idPrefix: raw.Slug } }),
        pictures: images.length > 0 || !card ? images.slice(0, MAX_HISTORY_PICTURES) : [card],
        updatedAt: raw.updatedAt,
      };
    },
    query: IN_HISTORY,
  },
);

/** Null without articles. */
export async function loadHistoryHighlight(locale: Locale): Promise<HistoryHighlight | null> {
  return (await loadHighlights(locale, 1, 1)).items[0] ?? null;
}

const loadHighlights = datedPages(articles.only('Slug', 'Title', 'PublishDate', 'Images'), {
  name: 'history-highlight',
  version: 2,
  tags: TAGS,
  toItem: (raw, locale): HistoryHighlight & { readonly publishedAt: string } => ({
    slug: raw.Slug,
    title: raw.Title,
    publishedAt: raw.PublishDate,
    pictures: pictures(raw.Images, locale).slice(0, MAX_HISTORY_PICTURES),
    updatedAt: raw.updatedAt,
  }),
  query: IN_HISTORY,
});

const PHOTOS = `=${MEDIA_SECTIONS.photos}`;

const loadLastChanges = cachedLoader({
  name: 'last-changes-article',
  version: 1,
  tags: TAGS,
  load: async (locale: Locale) => {
    const [all, photos] = await Promise.all([
      articles.lastChange(locale),
      articles.lastChange(locale, inCategories(['Photos'])),
    ]);
    return { all, photos };
  },
});

/** Which of these slugs are slugs of articles. */
export const articlesAmong = (
  locale: Locale,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> => articles.existing(locale, 'Slug', slugs);

const searched = articles.only('Slug', 'Title', 'Summary', 'Body', 'PublishDate', 'Category');

export const articleContent: ContentDescriptor = {
  search: {
    name: 'articles',
    tags: TAGS,
    ...growingSource(searched, (raw, locale) =>
      searchText({
        id: raw.Slug,
        kind: categoryName(raw) === 'Press' ? 'press' : 'articles',
        title: raw.Title,
        summary: summaryText(raw.Summary),
        text: bodyText(raw.Body),
        href: articleHref(locale, { category: categoryName(raw), slug: raw.Slug }),
        date: raw.PublishDate,
        from: raw.PublishDate,
      }),
    ),
  },
  dueTimes: dueTimesLoader(references),
  changes: async (locale) => {
    const { all, photos } = await loadLastChanges(locale);
    return (path) => (path.endsWith(PHOTOS) ? photos : all);
  },
  sitemapPages: sitemapPages(references, {
    name: 'articles',
    tags: TAGS,
    identifier: 'Slug',
    toEntry: (raw) => ({
      ...articleTarget(articlePlace(categoryName(raw)), raw.Slug),
      slug: raw.Slug,
      updatedAt: raw.updatedAt,
    }),
  }),
  newestPaths,
  feeds: [articleFeed('news', 'News'), articleFeed('press', 'Press')],
};

function articleFeed(name: 'news' | 'press', category: ArticleCategory): FeedSource {
  return {
    name,
    page: (locale) => routeHref(locale, 'mediaCenter', { query: { o: MEDIA_SECTIONS[name] } }),
    entries: async (locale, limit) => {
      const { items } = await loadArticlePage(locale, category, 1, limit);
      return items.map((article) => ({
        title: article.title,
        text: article.summary,
        path: articleHref(locale, article),
        publishedAt: article.publishedAt,
        updatedAt: article.updatedAt,
      }));
    },
  };
}

const NEWEST_PER_REQUEST = 100;

/** Merges both languages page by page, so that both are sorted by date. */
async function newestPaths(limit: number): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1; paths.length < limit; page += 1) {
    const slices = await Promise.all(
      locales.map(async (locale) => ({
        locale,
        ...(await references.slice(locale, { page, pageSize: NEWEST_PER_REQUEST })),
      })),
    );
    for (const { locale, entries } of slices) {
      for (const raw of entries.filter(({ PublishDate }) => isPast(PublishDate))) {
        paths.push(articleHref(locale, { category: categoryName(raw), slug: raw.Slug }));
      }
    }
    if (slices.every(({ pageCount }) => page >= pageCount)) break;
  }
  return paths.slice(0, limit);
}

async function existsIn(locale: Locale, slug: string): Promise<boolean> {
  const found = articles.only('Slug').findIdentified(locale, 'Slug', slug);
  return (await nullIfUnpublished(found)) !== null;
}

type Raw<Name extends keyof typeof articles.fields> = Attributes<
  Pick<typeof articles.fields, Name>
>;

function categoryName(raw: Raw<'Category'>): string {
  return raw.Category.Name;
}

function toSummary(raw: Attributes<typeof summaries.fields>, locale: Locale): ArticleSummary {
  return {
    slug: raw.Slug,
    title: raw.Title,
    summary: raw.Summary,
    publishedAt: raw.PublishDate,
    updatedAt: raw.updatedAt,
    category: categoryName(raw),
    ports: splitList(raw.Ports),
    cardImage: picture(raw.CardImage, locale) ?? pictures(raw.Images, locale)[0] ?? null,
    imageCount: raw.Images.length,
  };
}

/** Outside the cache, or categories are refetched per article. */
function withPicture<Item extends ArticleSummary>(article: Item, of: CategoryPictures): Item {
  return { ...article, cardImage: article.cardImage ?? of[article.category] ?? null };
}
