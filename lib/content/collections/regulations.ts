import { routeHref } from '../../routing/links';
import { REGULATION_ID } from '../../routing/query-pages';
import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import { dueTimesLoader, type ContentDescriptor, type PageTarget } from '../descriptor';
import {
  componentList,
  identifier,
  optionalDay,
  optionalText,
  publicationDay,
  requiredText,
} from '../fields';
import { document, oneFile } from '../media-fields';
import { filterStarted } from '../timed';
import { bodyText, searchDocuments, searchText, summaryText } from '../search-text';
import type { Entry, MediaFile } from '../types';

export interface RegulationDocument {
  readonly title: string;
  /** ISO date; null if missing. */
  readonly releasedAt: string | null;
  readonly file: MediaFile | null;
}

export interface Regulation extends Entry {
  /** The authority's own number, `REG-01`: the value of `?r=`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** ISO date. */
  readonly publishedAt: string;
  readonly documents: readonly RegulationDocument[];
}

const regulations = new Collection({
  apiName: 'regulations',
  fields: {
    IDNumber: identifier(REGULATION_ID),
    Title: requiredText,
    Description: optionalText,
    PublishDate: publicationDay,
    MediaAssets: componentList({
      Title: optionalText,
      Document: oneFile,
      ReleaseDate: optionalDay,
    }),
  },
  sort: 'DisplayOrder:asc',
  populate: 'deep',
  shownFrom: [{ name: 'PublishDate', kind: 'date' }],
});

/** Regulations whose publish date has passed, with their documents, in the editors' order. */
export async function loadRegulations(locale: Locale): Promise<Regulation[]> {
  return filterStarted(await loadAllRegulations(locale), ({ publishedAt }) => publishedAt);
}

const loadAllRegulations = cachedLoader({
  name: 'regulations',
  version: 1,
  tags: ['regulation'],
  load: async (locale: Locale): Promise<Regulation[]> =>
    (await regulations.all(locale)).map((raw) => ({
      id: raw.IDNumber,
      title: raw.Title,
      description: raw.Description,
      publishedAt: raw.PublishDate,
      documents: raw.MediaAssets.map((asset) => ({
        title: asset.Title || raw.Title,
        releasedAt: asset.ReleaseDate,
        file: document(asset.Document),
      })),
      updatedAt: raw.updatedAt,
    })),
});

const searched = regulations.only(
  ...(['IDNumber', 'Title', 'Description', 'PublishDate', 'MediaAssets'] as const),
);

export const regulationContent: ContentDescriptor = {
  search: {
    name: 'regulations',
    tags: ['regulation'],
    load: async (locale) =>
      (await searched.all(locale)).map((raw) =>
        searchText({
          id: raw.IDNumber,
          kind: 'regulations',
          title: raw.Title,
          code: raw.IDNumber === raw.documentId ? '' : raw.IDNumber,
          summary: summaryText(raw.Description),
          text: bodyText(...raw.MediaAssets.map(({ Title }) => Title)),
          href: routeHref(locale, 'regulations', { query: target(raw.IDNumber).query }),
          date: raw.PublishDate,
          from: raw.PublishDate,
          documents: searchDocuments(
            ...raw.MediaAssets.map(({ Title: title, Document }) => ({
              title,
              file: document(Document),
            })),
          ),
        }),
      ),
  },
  dueTimes: dueTimesLoader(regulations.only('PublishDate')),
  sitemapEntries: async (locale) =>
    (await loadRegulations(locale)).map(({ id, updatedAt }) => ({
      ...target(id),
      slug: id,
      updatedAt,
    })),
};

function target(id: string): PageTarget {
  return { route: 'regulations', query: { r: id } };
}
