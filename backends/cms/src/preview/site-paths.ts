import { contentTypes, type ContentTypeName, type ShownAt } from '@ports-authority/content-types';
import type { Locale } from '@ports-authority/e-services-contract';
import { PUBLIC_PATHS } from '@ports-authority/old-addresses';

/** The fields of an entry from which its path is built, and its documentId. */
export type EntryFields = Readonly<Record<string, unknown>>;

interface Place {
  readonly fields?: readonly string[];
  /** Path without the language prefix; undefined if the site does not show the entry. */
  readonly path: (entry: EntryFields, language: Locale) => string | undefined;
}

type PageKey = keyof typeof PUBLIC_PATHS;

/** A page with a suffix and the value of a field; undefined if the field is empty. */
function toPlace([page, suffix = '', field]: ShownAt<PageKey>): Place {
  const prefix = PUBLIC_PATHS[page] + suffix;
  if (field === undefined) return { path: () => prefix };
  return {
    fields: [field],
    path: (entry) => {
      const value = text(entry[field]);
      return value && prefix + encodeURIComponent(value);
    },
  };
}

const NOWHERE: Place = { path: () => undefined };

const CATEGORY_LISTS: Readonly<Record<string, string>> = {
  News: `${PUBLIC_PATHS.mediaCenter}?o=News`,
  Press: `${PUBLIC_PATHS.mediaCenter}?o=Press`,
  Photos: `${PUBLIC_PATHS.mediaCenter}?o=Photos`,
  newsletter: PUBLIC_PATHS.history,
  History: PUBLIC_PATHS.history,
};

/** Paths that are more than a page with a field's value behind it. */
const OWN_PATHS: Partial<Record<ContentTypeName, Place>> = {
  category: {
    fields: ['Name'],
    path: ({ Name }) => CATEGORY_LISTS[text(Name) ?? ''],
  },
  circular: {
    fields: ['CircularNumber'],
    path: ({ CircularNumber }) => {
      const slug = text(CircularNumber)
        ?.trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-');
      return slug && `${PUBLIC_PATHS.circular}?number=${encodeURIComponent(slug)}`;
    },
  },
  'home-page-announcement': {
    fields: ['AnnouncementId'],
    path: ({ AnnouncementId }, language) =>
      AnnouncementId && language === 'ar'
        ? `${PUBLIC_PATHS.announcement}?id=${String(AnnouncementId)}`
        : undefined,
  },
  page: {
    fields: ['Key'],
    path: ({ Key }) => (Key === 'home' ? PUBLIC_PATHS.home : text(Key) && `/${text(Key)}`),
  },
  video: {
    fields: ['Slug'],
    // Videos of an older database have no slug.
    path: ({ Slug, documentId }) => {
      const name = text(Slug) ?? text(documentId);
      return name && `${PUBLIC_PATHS.article}?video=${encodeURIComponent(name)}`;
    },
  },
};

/** The pages of the definitions; the compiler checks that the site has them. */
const definitions: Readonly<
  Record<ContentTypeName, { readonly shownAt?: ShownAt<PageKey> | null }>
> = contentTypes;

const places: Readonly<Record<string, Place>> = {
  ...Object.fromEntries(
    Object.entries(definitions).flatMap(([type, { shownAt }]) => {
      if (shownAt === undefined) return [];
      return [[type, shownAt === null ? NOWHERE : toPlace(shownAt)]];
    }),
  ),
  ...OWN_PATHS,
};

/** Names of the content types that the site shows. */
export const placedTypes: readonly string[] = Object.keys(places);

export function pathFields(type: string): readonly string[] {
  return places[type]?.fields ?? [];
}

/** The site's path of an entry, as `/about-us#board`; undefined for what it does not show. */
export function sitePath(type: string, entry: EntryFields, language: Locale): string | undefined {
  return places[type]?.path(entry, language);
}

/** Slug in the query or hash of an entry's path, in lower case. */
export function toEntryName(type: string, entry: EntryFields): string | undefined {
  const [, name] = sitePath(type, entry, 'ar')?.split(/[=#]/) ?? [];
  return name && decodeURIComponent(name).toLowerCase();
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
