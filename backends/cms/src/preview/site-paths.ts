/** The fields of an entry from which its path is built, and its documentId. */
export type EntryFields = Readonly<Record<string, unknown>>;

export type Language = 'ar' | 'en';

interface Place {
  /** Fields used in the path. */
  readonly fields?: readonly string[];
  /** Path without the language prefix; undefined if the site does not show the entry. */
  readonly path: (entry: EntryFields, language: Language) => string | undefined;
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
  News: '/media-center?o=News',
  Press: '/media-center?o=Press',
  Photos: '/media-center?o=Photos',
  newsletter: '/history',
  History: '/history',
};

/** Path of each content type's entries; must match the site's route table. */
const places: Readonly<Record<string, Place>> = {
  about: at('/about-us'),
  announcement: at('/e-services#announcements-title'),
  article: by('Slug', '/article?a='),
  'bidding-results': at('/e-services/biddings#opening'),
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
      return slug && `/circular?number=${encodeURIComponent(slug)}`;
    },
  },
  condition: at('/conditions'),
  'customer-portal': at('/customerportal'),
  director: at('/about-us#board'),
  'e-service': by('Key', '/e-services/'),
  'emergency-banner': at('/'),
  faq: by('Slug', '/faq#'),
  'former-name': NOWHERE,
  'facility-rental': at('/e-services/reqrentalfacilities'),
  'home-page-announcement': {
    fields: ['AnnouncementId'],
    path: ({ AnnouncementId }, language) =>
      AnnouncementId && language === 'ar'
        ? `/announcement?id=${String(AnnouncementId)}`
        : undefined,
  },
  library: by('Slug', '/article?a='),
  license: at('/e-services/license'),
  newsletter: at('/media-center?o=newsletter'),
  'organizational-chart': at('/about-us#chart'),
  page: {
    fields: ['Key'],
    path: ({ Key }) => (Key === 'home' ? '/' : text(Key) && `/${text(Key)}`),
  },
  port: by('Slug', '/ports?port='),
  'port-employee': by('Slug', '/port-employees#'),
  'prequalification-of-operator': at('/e-services/biddings#prequalification'),
  'prequalification-of-operator-table': at('/e-services/biddings#prequalification'),
  'privacy-policy': at('/privacy-policy'),
  'qualification-binding': at('/e-services/biddings#qualification'),
  'promoted-result': at('/search'),
  redirect: NOWHERE,
  regulation: by('IDNumber', '/regulations?r='),
  'related-organization': at('/#organizations-title'),
  'search-synonym': at('/search'),
  service: at('/about-us#services'),
  'site-setting': at('/'),
  'sla-row': at('/e-services/sla'),
  'statistics-file': at('/e-services/statistics'),
  video: {
    fields: ['Slug'],
    // Videos of an older database have no slug.
    path: ({ Slug, documentId }) => {
      const name = text(Slug) ?? text(documentId);
      return name && `/article?video=${encodeURIComponent(name)}`;
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
export function sitePath(type: string, entry: EntryFields, language: Language): string | undefined {
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
