import * as yup from 'yup';
import { sanitizeHtml } from '../html/sanitize';
import type { Locale } from '../i18n/locales';
import { otherLocale } from '../i18n/locales';
import { WITH_CATEGORY } from './article-reference';
import { cachedLoader } from './cached-loader';
import { fetchFirst, fetchPage, type Query } from './client';
import { entry, optionalText, requiredText } from './entry';
import { fetchListPage } from './list-page';
import { manyFiles, oneFile, picture, pictures } from './media';
import type { Article, ArticleCategory, ArticleSummary, ListPage } from './types';

const CATEGORIES: readonly ArticleCategory[] = ['News', 'newsletter', 'Photos', 'History'];

const article = entry({
  Slug: requiredText,
  Title: requiredText,
  Summary: optionalText,
  PublishDate: requiredText,
  Body: optionalText,
  Images: manyFiles,
  CardImage: oneFile,
  Category: yup
    .object({
      data: yup
        .object({
          attributes: yup.object({ Name: yup.string().oneOf(CATEGORIES).required() }).required(),
        })
        .required(),
    })
    .required(),
});

type RawArticle = yup.InferType<typeof article>;

const SUMMARY_QUERY: Query = {
  ...Object.fromEntries(
    ['Slug', 'Title', 'Summary', 'PublishDate', 'updatedAt'].map((name, index) => [
      `fields[${index}]`,
      name,
    ]),
  ),
  'populate[CardImage]': 'true',
  'populate[Images]': 'true',
  'populate[Category]': 'true',
  sort: 'PublishDate:desc',
};

/**
 * One page of the articles of a category, newest first.
 * @throws NotPublishedError for a page past the last one.
 */
export const loadArticlePage = cachedLoader({
  name: 'article-page',
  version: 1,
  tags: ['article', 'category'],
  load: (
    locale: Locale,
    category: ArticleCategory,
    page: number,
    pageSize: number,
  ): Promise<ListPage<ArticleSummary>> =>
    fetchListPage(
      'articles',
      locale,
      article,
      { ...SUMMARY_QUERY, 'filters[Category][Name][$eq]': category },
      { page, pageSize },
      (raw) => toSummary(raw, locale),
    ),
});

/** The article of a slug, compared without regard to case (specification §7). */
export const loadArticle = cachedLoader({
  name: 'article',
  version: 1,
  tags: ['article', 'category'],
  load: async (locale: Locale, slug: string): Promise<Article> => {
    const raw = await fetchFirst('articles', locale, article, {
      ...WITH_CATEGORY,
      'filters[Slug][$eqi]': slug,
    });
    return {
      ...toSummary(raw, locale),
      body: sanitizeHtml(raw.attributes.Body, locale),
      images: pictures(raw.attributes.Images, locale),
      translated: await existsIn(otherLocale(locale), slug),
    };
  },
});

async function existsIn(locale: Locale, slug: string): Promise<boolean> {
  const { total } = await fetchPage('articles', locale, yup.mixed(), {
    ...WITH_CATEGORY,
    'filters[Slug][$eqi]': slug,
    'fields[0]': 'Slug',
    'pagination[pageSize]': 1,
  });
  return total > 0;
}

function toSummary({ attributes }: RawArticle, locale: Locale): ArticleSummary {
  return {
    slug: attributes.Slug,
    title: attributes.Title,
    summary: attributes.Summary,
    publishedAt: attributes.PublishDate,
    updatedAt: attributes.updatedAt,
    category: attributes.Category.data.attributes.Name,
    cardImage:
      picture(attributes.CardImage, locale) ?? pictures(attributes.Images, locale)[0] ?? null,
    imageCount: attributes.Images?.data?.length ?? 0,
  };
}
