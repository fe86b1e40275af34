import { sanitizeHtml } from '../html/sanitize';
import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { entry, optionalText, requiredText } from './entry';
import { fetchListPage } from './list-page';
import { manyFiles, oneFile, picture, pictures } from './media';
import type { HistoryArticle, ListPage } from './types';

/** Specification §2: the history page. */
const MOST_PICTURES = 4;

const article = entry({
  Slug: requiredText,
  Title: requiredText,
  PublishDate: requiredText,
  Body: optionalText,
  Images: manyFiles,
  CardImage: oneFile,
});

/**
 * One page of the history magazine, newest first: the articles of the categories newsletter and
 * History together (decisions, "About, media, circulars").
 * @throws NotPublishedError for a page past the last one.
 */
export const loadHistoryPage = cachedLoader({
  name: 'history-page',
  version: 2,
  tags: ['article', 'category'],
  load: (locale: Locale, page: number, pageSize: number): Promise<ListPage<HistoryArticle>> =>
    fetchListPage(
      'articles',
      locale,
      article,
      {
        'populate[Images]': 'true',
        'populate[CardImage]': 'true',
        'filters[Category][Name][$in][0]': 'newsletter',
        'filters[Category][Name][$in][1]': 'History',
        sort: 'PublishDate:desc',
      },
      { page, pageSize },
      ({ attributes }) => {
        const images = pictures(attributes.Images, locale);
        const card = picture(attributes.CardImage, locale);
        return {
          slug: attributes.Slug,
          title: attributes.Title,
          publishedAt: attributes.PublishDate,
          body: sanitizeHtml(attributes.Body, locale, {
            headings: { level: 3, idPrefix: attributes.Slug },
          }),
          pictures: images.length > 0 || !card ? images.slice(0, MOST_PICTURES) : [card],
          updatedAt: attributes.updatedAt,
        };
      },
    ),
});
