import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import { lastChangeOf, type ContentDescriptor } from '../descriptor';
import { requiredText } from '../fields';
import { document, oneFile, picture } from '../media-fields';
import type { Entry, ListPage, MediaFile, Picture } from '../types';

export interface Newsletter extends Entry {
  readonly title: string;
  readonly publishedAt: string;
  readonly thumbnail: Picture | null;
  readonly file: MediaFile | null;
}

const newsletters = new Collection({
  apiName: 'newsletters',
  fields: {
    Title: requiredText,
    PublishDate: requiredText,
    Thumbnail: oneFile,
    NewsletterFile: oneFile,
  },
  sort: 'PublishDate:desc',
});

/** One page of the newsletters, newest first. */
export const loadNewsletterPage = cachedLoader({
  name: 'newsletter-page',
  version: 1,
  tags: ['newsletter'],
  load: (locale: Locale, page: number, pageSize: number): Promise<ListPage<Newsletter>> =>
    newsletters.page(locale, { page, pageSize }, (raw) => ({
      title: raw.Title,
      publishedAt: raw.PublishDate,
      thumbnail: picture(raw.Thumbnail, locale),
      file: document(raw.NewsletterFile),
      updatedAt: raw.updatedAt,
    })),
});

export const newsletterContent: ContentDescriptor = {
  changes: lastChangeOf('newsletter', newsletters),
};
