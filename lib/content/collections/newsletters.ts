import type { Locale } from '../../i18n/locales';
import { Collection } from '../collection';
import { datedPages } from '../dated-pages';
import {
  dueTimesLoader,
  growingSource,
  lastChangeLoader,
  type ContentDescriptor,
} from '../descriptor';
import { publicationDate, requiredText, type Attributes } from '../fields';
import { document, oneFile, picture } from '../media-fields';
import { routeHref } from '../../routing/links';
import { MEDIA_SECTIONS } from '../../routing/query-pages';
import { searchDocuments, searchText, type SearchText } from '../search-text';
import type { Entry, MediaFile, Picture } from '../types';

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
    PublishDate: publicationDate,
    Thumbnail: oneFile,
    NewsletterFile: oneFile,
  },
  sort: 'PublishDate:desc',
  shownFrom: [{ name: 'PublishDate', kind: 'datetime' }],
});

/** One page, newest first. */
export const loadNewsletterPage = datedPages(newsletters, {
  name: 'newsletter-page',
  version: 2,
  tags: ['newsletter'],
  toItem: (raw, locale): Newsletter => ({
    title: raw.Title,
    publishedAt: raw.PublishDate,
    thumbnail: picture(raw.Thumbnail, locale),
    file: document(raw.NewsletterFile),
    updatedAt: raw.updatedAt,
  }),
});

const searched = newsletters.only('Title', 'PublishDate', 'NewsletterFile');

/** Issues have no page: results link to the file, or to the list without a file. */
function toSearchText(raw: Attributes<typeof searched.fields>, locale: Locale): SearchText {
  const file = document(raw.NewsletterFile);
  const list = routeHref(locale, 'mediaCenter', { query: { o: MEDIA_SECTIONS.newsletter } });
  return searchText({
    id: `${raw.PublishDate} ${raw.Title}`,
    kind: 'newsletters',
    title: raw.Title,
    href: file?.src ?? list,
    date: raw.PublishDate,
    documents: searchDocuments({ title: '', file }),
  });
}

export const newsletterContent: ContentDescriptor = {
  search: { name: 'newsletters', tags: ['newsletter'], ...growingSource(searched, toSearchText) },
  changes: lastChangeLoader('newsletter', newsletters),
  dueTimes: dueTimesLoader(newsletters.only('PublishDate')),
};
