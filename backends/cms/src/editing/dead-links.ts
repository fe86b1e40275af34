import {
  isReserved,
  plainPath,
  readTarget,
  RedirectTable,
  withoutOwnOrigin,
} from '@ports-authority/old-addresses';
import type { Core } from '@strapi/strapi';
import { rowOf, siteHosts, storedRedirects } from '../old-addresses/rules';
import { FORMER_NAME } from '../old-addresses/types';
import { entryNameOf, pathFields } from '../preview/site-paths';
import { readSettings } from '../settings';
import { entryLinkOf } from './entry-links';

/** Fields by whose values links may name an entry, too. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  port: ['UnLocode', 'Port'],
  video: ['documentId'],
};
/** A file of the media library, at its path on the site or in the CMS. */
const FILE = /^\/(?:media|uploads)\/(?:[\w-]+\/)?([\w.-]+)$/;
/** Prefixes of the names of smaller sizes of a picture. */
const SIZE = /^(?:thumbnail|small|medium|large)_/;

/**
 * Whether a link leads to nothing on the site: no page, no file of the media library, no old address,
 * no entry that is published or was so under another name.
 */
export async function isDead(strapi: Core.Strapi, address: string): Promise<boolean> {
  const link = entryLinkOf(address, new URL(readSettings().sitePreviewUrl).origin);
  if (!link) return leadsNowhere(strapi, withoutOwnOrigin(address.trim(), siteHosts()));
  for (const type of link.types) {
    if (await hasPublished(strapi, type, link.name)) return false;
    const former = { Type: type, Former: link.name };
    if ((await strapi.db.query(FORMER_NAME).count({ where: former })) > 0) return false;
  }
  return true;
}

async function leadsNowhere(strapi: Core.Strapi, local: string): Promise<boolean> {
  if (!/^\/(?![/\\])/.test(local)) return false;
  const { pathname, searchParams } = new URL(local, 'https://none.invalid');
  const file = FILE.exec(pathname)?.[1];
  if (file) return !(await hasFile(strapi, file));
  if (isReserved(plainPath(pathname)?.path ?? pathname)) return false;
  const fault = readTarget(local, siteHosts());
  if (fault !== 'toUnknown' && fault !== 'toNoEntry') return false;
  const table = new RedirectTable((await storedRedirects(strapi)).map(rowOf), siteHosts());
  return !table.find(pathname, searchParams);
}

async function hasFile(strapi: Core.Strapi, name: string): Promise<boolean> {
  const where = { url: { $endsWith: `/${name.replace(SIZE, '')}` } };
  return (await strapi.db.query('plugin::upload.file').count({ where })) > 0;
}

/** Names of pages are compared as the site does it: it makes that of a circular from its number. */
async function hasPublished(strapi: Core.Strapi, type: string, name: string): Promise<boolean> {
  const others = OTHER_NAMES[type] ?? [];
  const rows = (await strapi.db.query(`api::${type}.${type}`).findMany({
    where: { publishedAt: { $notNull: true } },
    select: [...pathFields(type), ...others] as never,
  })) as Record<string, unknown>[];
  const isOther = (value: unknown) =>
    String(value).trim().toLowerCase().replace(/\s+/g, '-') === name.replace(/\s+/g, '-');
  return rows.some(
    (row) => entryNameOf(type, row) === name || others.some((field) => isOther(row[field])),
  );
}
