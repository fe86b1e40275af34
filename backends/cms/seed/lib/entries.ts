import type { Core, UID } from '@strapi/strapi';
import { ownContentTypes } from '../../src/content-api/read-routes';
import { readContent, type Fields, type PlacedEntry, type SeedEntry } from './content';
import { resolveDate, shiftDate } from './dates';

/** An entry with its content type. */
export interface LocatedEntry extends PlacedEntry {
  uid: UID.ContentType;
  /** Names the entry in messages: ` (some-slug)`. */
  label: string;
}

/**
 * Reads the entries. A file's name begins with the API name of its content type.
 * @throws Error when a file matches no content type or has a fault.
 */
export function readEntries(strapi: Core.Strapi): LocatedEntry[] {
  const types = typesByName(strapi);
  return readContent().flatMap(({ name: file, entries }) => {
    const uid = types.find(({ name }) => file === name || file.startsWith(`${name}-`))?.uid;
    if (!uid) throw new Error(`seed/content/${file}.yaml matches no content type.`);
    return entries.map((placed) => ({ ...placed, uid, label: entryLabel(placed.entry) }));
  });
}

/** API names, longest first: a file name may begin with several of them. */
function typesByName(strapi: Core.Strapi): { name: string; uid: UID.ContentType }[] {
  return ownContentTypes(strapi)
    .flatMap((uid) => {
      const { singularName, pluralName } = strapi.contentType(uid).info;
      return [singularName, pluralName].map((name) => ({ name, uid }));
    })
    .sort((a, b) => b.name.length - a.name.length);
}

function entryLabel({ shared = {}, ar = {} }: SeedEntry): string {
  const label =
    shared.Slug ??
    shared.Key ??
    shared.Name ??
    shared.CircularNumber ??
    shared.IDNumber ??
    ar.Title;
  return label === undefined ? '' : ` (${String(label)})`;
}

/** Types that grow with the years. */
const GROWING = [
  'api::article.article',
  'api::circular.circular',
  'api::announcement.announcement',
  'api::home-page-announcement.home-page-announcement',
];

/** Repeats entries that grow `scale` times, with unique slugs, numbers and dates. */
export function multiply(entries: readonly LocatedEntry[], scale: number): LocatedEntry[] {
  return entries.flatMap((located) => {
    if (!GROWING.includes(located.uid)) return [located];
    return Array.from({ length: scale }, (_, copy) =>
      copy === 0 ? located : copyEntry(located, copy),
    );
  });
}

/** More than the numbers of the samples. */
const ANNOUNCEMENT_IDS = 1000;
/** A hundred copies are 27 years; longer than the samples' periods. */
const COPY_DAYS = 100;

function copyEntry(located: LocatedEntry, copy: number): LocatedEntry {
  const shared: Fields = { ...located.entry.shared };
  if (typeof shared.Slug === 'string') shared.Slug = `${shared.Slug.slice(0, 110)}-${copy + 1}`;
  if (typeof shared.CircularNumber === 'string')
    shared.CircularNumber = `${shared.CircularNumber}-${copy + 1}`;
  if (typeof shared.AnnouncementId === 'number') shared.AnnouncementId += copy * ANNOUNCEMENT_IDS;
  for (const name of ['PublishDate', 'ReleaseDate']) {
    const value = shared[name];
    if (typeof value === 'string' && !value.startsWith('now'))
      shared[name] = shiftDate(value, -copy * COPY_DAYS, copy);
  }
  for (const name of ['StartDate', 'EndDate']) {
    const date = resolveDate(shared[name], 'datetime', new Date());
    if (typeof date === 'string') shared[name] = shiftDate(date, -copy * COPY_DAYS);
  }
  return { ...located, entry: { ...located.entry, shared } };
}
