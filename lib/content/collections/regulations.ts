import { routeHref } from '../../routing/links';
import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import type { ContentDescriptor, PageTarget } from '../descriptor';
import { componentList, optionalDate, optionalText, requiredText } from '../fields';
import { document, oneFile } from '../media-fields';
import { bodyText, searchText, summaryText } from '../search-text';
import type { Entry, MediaFile } from '../types';

/** A document of a regulation. */
export interface RegulationDocument {
  readonly title: string;
  /** ISO date; null where editors gave none. */
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
    IDNumber: requiredText,
    Title: requiredText,
    Description: optionalText,
    PublishDate: requiredText,
    MediaAssets: componentList({
      Title: requiredText,
      Document: oneFile,
      ReleaseDate: optionalDate,
    }),
  },
  sort: 'DisplayOrder:asc',
  populate: 'deep',
});

/** Every regulation with its documents, in the editors' order. */
export const loadRegulations = cachedLoader({
  name: 'regulations',
  version: 1,
  tags: ['regulation'],
  load: async (locale: Locale): Promise<Regulation[]> =>
    (await regulations.all(locale)).map((raw) => ({
      id: raw.IDNumber,
      title: raw.Title,
      description: raw.Description,
      publishedAt: raw.PublishDate,
      documents: (raw.MediaAssets ?? []).map((asset) => ({
        title: asset.Title,
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
          code: raw.IDNumber,
          summary: summaryText(raw.Description),
          text: bodyText(...(raw.MediaAssets ?? []).map(({ Title }) => Title)),
          href: routeHref(locale, 'regulations', { query: target(raw.IDNumber).query }),
          date: raw.PublishDate,
        }),
      ),
  },
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
