import {
  isReserved,
  plainPath,
  readTarget,
  RedirectTable,
  withoutOwnOrigin,
} from '@ports-authority/old-addresses';
import type { Core } from '@strapi/strapi';
import { toRedirectRow, siteHosts, readRedirects } from '../old-addresses/rules';
import { FORMER_NAME } from '../old-addresses/types';
import { toEntryName, pathFields } from '../preview/site-paths';
import { readSettings } from '../settings';
import { parseEntryLink } from './entry-links';

/** Fields besides the slug that links may identify an entry by. */
const ALTERNATE_KEYS: Readonly<Record<string, readonly string[]>> = {
  port: ['UnLocode', 'Port'],
  video: ['documentId'],
};
/** Path of a file of the Media Library on the site or in the CMS. */
const FILE = /^\/(?:media|uploads)\/(?:[\w-]+\/)?([\w.-]+)$/;
/** Name prefixes of a picture's responsive formats. */
const SIZE = /^(?:thumbnail|small|medium|large)_/;

/** True if a link matches no page, file, redirect, published entry or former slug. */
export async function isDead(strapi: Core.Strapi, address: string): Promise<boolean> {
  const link = parseEntryLink(address, new URL(readSettings().sitePreviewUrl).origin);
  if (!link) return isDeadPath(strapi, withoutOwnOrigin(address.trim(), siteHosts()));
  for (const type of link.types) {
    if (await hasPublished(strapi, type, link.name)) return false;
    const former = { Type: type, Former: link.name };
    if ((await strapi.db.query(FORMER_NAME).count({ where: former })) > 0) return false;
  }
  return true;
}

async function isDeadPath(strapi: Core.Strapi, local: string): Promise<boolean> {
  if (!/^\/(?![/\\])/.test(local)) return false;
  const { pathname, searchParams } = new URL(local, 'https://none.invalid');
  const file = FILE.exec(pathname)?.[1];
  if (file) return !(await hasFile(strapi, file));
  if (isReserved(plainPath(pathname)?.path ?? pathname)) return false;
  const fault = readTarget(local, siteHosts());
  if (fault !== 'toUnknown' && fault !== 'toNoEntry') return false;
  const table = new RedirectTable((await readRedirects(strapi)).map(toRedirectRow), siteHosts());
  return !table.find(pathname, searchParams);
}

async function hasFile(strapi: Core.Strapi, name: string): Promise<boolean> {
  const where = { url: { $endsWith: `/${name.replace(SIZE, '')}` } };
  return (await strapi.db.query('plugin::upload.file').count({ where })) > 0;
}

/** Compares slugs like the site, which derives that of a circular from its number. */
async function hasPublished(strapi: Core.Strapi, type: string, name: string): Promise<boolean> {
  const others = ALTERNATE_KEYS[type] ?? [];
  const rows = (await strapi.db.query(`api::${type}.${type}`).findMany({
    where: { publishedAt: { $notNull: true } },
    select: [...pathFields(type), ...others] as never,
  })) as Record<string, unknown>[];
  const isOther = (value: unknown) =>
    String(value).trim().toLowerCase().replace(/\s+/g, '-') === name.replace(/\s+/g, '-');
  return rows.some(
    (row) => toEntryName(type, row) === name || others.some((field) => isOther(row[field])),
  );
}
