import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { entry, requiredText } from './entry';
import { fetchListPage } from './list-page';
import { document, oneFile, picture } from './media';
import type { ListPage, Newsletter } from './types';

const newsletter = entry({
  Title: requiredText,
  PublishDate: requiredText,
  Thumbnail: oneFile,
  NewsletterFile: oneFile,
});

/** One page of the newsletters, newest first (specification §3, Newsletter). */
export const loadNewsletterPage = cachedLoader({
  name: 'newsletter-page',
  version: 1,
  tags: ['newsletter'],
  load: (locale: Locale, page: number, pageSize: number): Promise<ListPage<Newsletter>> =>
    fetchListPage(
      'newsletters',
      locale,
      newsletter,
      { sort: 'PublishDate:desc', populate: '*' },
      { page, pageSize },
      ({ attributes }) => ({
        title: attributes.Title,
        publishedAt: attributes.PublishDate,
        thumbnail: picture(attributes.Thumbnail, locale),
        file: document(attributes.NewsletterFile),
        updatedAt: attributes.updatedAt,
      }),
    ),
});
