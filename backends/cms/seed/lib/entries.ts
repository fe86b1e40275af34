import path from 'node:path';
import fs from 'node:fs';
import type { Core, UID } from '@strapi/strapi';
import { ownContentTypes } from '../../src/content-api/read-routes';
import type { Fields, SeedEntry } from '../types';
import { shiftDate } from './dates';
import { CONTENT_DIR } from './files';

/** An entry with its content type and its place in the seed. */
export interface LocatedEntry {
  uid: UID.ContentType;
  /** For error messages: `articles-news-1.ts, entry 4 (some-slug)`. */
  where: string;
  entry: SeedEntry;
}

/**
 * Reads the compiled content files. A file's name begins with the API name of its content type.
 * @throws Error when a file matches no content type, is not compiled or exports no array.
 */
export function readEntries(strapi: Core.Strapi): LocatedEntry[] {
  const types = typesByName(strapi);
  return fs
    .readdirSync(CONTENT_DIR)
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .flatMap((file) => {
      const base = path.basename(file, '.ts');
      const uid = types.find(({ name }) => base === name || base.startsWith(`${name}-`))?.uid;
      if (!uid) throw new Error(`seed/content/${file} matches no content type.`);
      const compiled = path.join(__dirname, '..', 'content', `${base}.js`);
      if (!fs.existsSync(compiled))
        throw new Error(`seed/content/${file} is not compiled; run "npm run build".`);
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- the file names are known at run time only
      const list = (require(compiled) as { default?: SeedEntry[] }).default;
      if (!Array.isArray(list))
        throw new Error(`seed/content/${file} must export an array as its default.`);
      return list.map((entry, index) => ({
        uid,
        entry,
        where: `${file}, entry ${index + 1}${labelOf(entry)}`,
      }));
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

function labelOf({ shared = {}, ar = {} }: SeedEntry): string {
  const label =
    shared.Slug ??
    shared.Key ??
    shared.Name ??
    shared.CircularNumber ??
    shared.IDNumber ??
    ar.Title;
  return label === undefined ? '' : ` (${String(label)})`;
}

/** Repeats each article and circular `scale` times, with unique slugs, numbers and dates. */
export function multiply(entries: readonly LocatedEntry[], scale: number): LocatedEntry[] {
  return entries.flatMap((located) => {
    if (!['api::article.article', 'api::circular.circular'].includes(located.uid)) return [located];
    return Array.from({ length: scale }, (_, copy) =>
      copy === 0 ? located : copyOf(located, copy),
    );
  });
}

function copyOf(located: LocatedEntry, copy: number): LocatedEntry {
  const shared: Fields = { ...located.entry.shared };
  if (typeof shared.Slug === 'string') shared.Slug = `${shared.Slug.slice(0, 110)}-${copy + 1}`;
  if (typeof shared.CircularNumber === 'string')
    shared.CircularNumber = `${shared.CircularNumber}-${copy + 1}`;
  for (const name of ['PublishDate', 'ReleaseDate']) {
    const value = shared[name];
    if (typeof value === 'string' && !value.startsWith('now'))
      shared[name] = shiftDate(value, -copy, copy);
  }
  return { ...located, entry: { ...located.entry, shared } };
}
