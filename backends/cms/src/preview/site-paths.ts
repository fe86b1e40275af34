import { PUBLIC_PATHS } from '@ports-authority/old-addresses';

/** The fields of an entry from which its path is built, and its documentId. */
export type EntryFields = Readonly<Record<string, unknown>>;

export type Locale = 'ar' | 'en';

interface Place {
  /** Fields used in the path. */
  readonly fields?: readonly string[];
  /** Path without the language prefix; undefined if the site does not show the entry. */
  readonly path: (entry: EntryFields, language: Locale) => string | undefined;
}

const at = (path: string): Place => ({ path: () => path });

/** `prefix` plus the value of a field; undefined if the field is empty. */
const by = (field: string, prefix: string): Place => ({
  fields: [field],
  path: (entry) => {
    const value = text(entry[field]);
    return value && prefix + encodeURIComponent(value);
  },
});

const NOWHERE: Place = { path: () => undefined };

const CATEGORY_LISTS: Readonly<Record<string, string>> = {
  News: `${PUBLIC_PATHS.mediaCenter}?o=News`,
  Press: `${PUBLIC_PATHS.mediaCenter}?o=Press`,
  Photos: `${PUBLIC_PATHS.mediaCenter}?o=Photos`,
  newsletter: PUBLIC_PATHS.history,
  History: PUBLIC_PATHS.history,
};

/** Path of each content type's entries. */
const places: Readonly<Record<string, Place>> = {
  about: at(PUBLIC_PATHS.about),
  announcement: at(`${PUBLIC_PATHS.eServices}#announcements-title`),
  article: by('Slug', `${PUBLIC_PATHS.article}?a=`),
  'bidding-results': at(`${PUBLIC_PATHS.biddings}#opening`),
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
  condition: at(PUBLIC_PATHS.conditions),
  'customer-portal': at(PUBLIC_PATHS.customerPortal),
  director: at(`${PUBLIC_PATHS.about}#board`),
  'e-service': by('Key', `${PUBLIC_PATHS.eServices}/`),
  'emergency-banner': at(PUBLIC_PATHS.home),
  faq: by('Slug', `${PUBLIC_PATHS.faq}#`),
  'former-name': NOWHERE,
  'facility-rental': at(PUBLIC_PATHS.facilityRental),
  'home-page-announcement': {
    fields: ['AnnouncementId'],
    path: ({ AnnouncementId }, language) =>
      AnnouncementId && language === 'ar'
        ? `${PUBLIC_PATHS.announcement}?id=${String(AnnouncementId)}`
        : undefined,
  },
  library: by('Slug', `${PUBLIC_PATHS.article}?a=`),
  license: at(PUBLIC_PATHS.license),
  newsletter: at(`${PUBLIC_PATHS.mediaCenter}?o=newsletter`),
  'organizational-chart': at(`${PUBLIC_PATHS.about}#chart`),
  page: {
    fields: ['Key'],
    path: ({ Key }) => (Key === 'home' ? PUBLIC_PATHS.home : text(Key) && `/${text(Key)}`),
  },
  port: by('Slug', `${PUBLIC_PATHS.ports}?port=`),
  'port-employee': by('Slug', `${PUBLIC_PATHS.portEmployees}#`),
  'prequalification-of-operator': at(`${PUBLIC_PATHS.biddings}#prequalification`),
  'prequalification-of-operator-table': at(`${PUBLIC_PATHS.biddings}#prequalification`),
  'privacy-policy': at(PUBLIC_PATHS.privacyPolicy),
  'qualification-binding': at(`${PUBLIC_PATHS.biddings}#qualification`),
  'promoted-result': at(PUBLIC_PATHS.search),
  redirect: NOWHERE,
  regulation: by('IDNumber', `${PUBLIC_PATHS.regulations}?r=`),
  'related-organization': at(`${PUBLIC_PATHS.home}#organizations-title`),
  'search-synonym': at(PUBLIC_PATHS.search),
  service: at(`${PUBLIC_PATHS.about}#services`),
  'site-setting': at(PUBLIC_PATHS.home),
  'sla-row': at(PUBLIC_PATHS.sla),
  'statistics-file': at(PUBLIC_PATHS.statistics),
  video: {
    fields: ['Slug'],
    // Videos of an older database have no slug.
    path: ({ Slug, documentId }) => {
      const name = text(Slug) ?? text(documentId);
      return name && `${PUBLIC_PATHS.article}?video=${encodeURIComponent(name)}`;
    },
  },
};

/** Names of the content types that the site shows. */
export const placedTypes: readonly string[] = Object.keys(places);

/** Fields used in the path of a content type. */
export function pathFields(type: string): readonly string[] {
  return places[type]?.fields ?? [];
}

/**
 * The site's path of an entry without the language prefix: `/about-us#board`. Undefined for a type or
 * an entry that the site does not show.
 */
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
