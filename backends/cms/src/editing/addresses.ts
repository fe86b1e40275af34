import type { Core, UID } from '@strapi/strapi';
import { ENTRY_PAGES } from '@ports-authority/old-addresses';
import { addAdminRoute, permissionsOf, type AdminContext } from '../admin-routes';
import { formerNamesOf } from '../old-addresses/former-names';
import { FORMER_NAME } from '../old-addresses/types';
import { pathFields, sitePath } from '../preview/site-paths';
import { readSettings } from '../settings';
import { placeOf } from './place';
import { freeSlug, slugOf } from './slug';

type Row = Readonly<Record<string, unknown>>;

const MAX_TITLE = 500;
const ID = /^[a-z\d]{1,40}$/;
/** Fields that are a title where a type has no Title. */
const TITLES: Readonly<Record<string, string>> = { port: 'Port', faq: 'Question' };

/**
 * Registers the requests of the panel about addresses:
 * GET /editing/address – where the site shows an entry, and what its address was before;
 * GET /editing/slug – a free name for an entry's page, made of its English title.
 */
export function registerAddresses(strapi: Core.Strapi): void {
  addAdminRoute(strapi, 'GET', '/editing/address', async (context: AdminContext) => {
    const place = placeOf(context.query);
    if (!place || permissionsOf(strapi, context, place.uid).cannot.read()) {
      return void context.forbidden();
    }
    const { uid, documentId, locale } = place;
    const type = uid.slice(uid.indexOf('.') + 1);
    const rows = (await strapi.db.query(uid).findMany({
      where: { documentId },
      select: [...pathFields(type), 'documentId', 'locale', 'publishedAt'] as never,
    })) as Row[];
    const published = rows.filter(({ publishedAt }) => publishedAt);
    const row = published.find((one) => one.locale === locale) ?? published[0];
    const path = row && sitePath(type, row, locale === 'en' ? 'en' : 'ar');
    context.body = {
      address: path ? siteAddress(path, locale) : null,
      former: await formerNamesOf(strapi, type, documentId),
    };
  });

  addAdminRoute(strapi, 'GET', '/editing/slug', async (context: AdminContext) => {
    const { uid, documentId, title } = context.query;
    const model = strapi.contentTypes[uid as UID.ContentType] as
      | { readonly attributes: Readonly<Record<string, unknown>> }
      | undefined;
    if (!model?.attributes.Slug || typeof title !== 'string' || title.length > MAX_TITLE) {
      return void context.badRequest();
    }
    if (permissionsOf(strapi, context, uid as string).cannot.read())
      return void context.forbidden();
    const own = typeof documentId === 'string' && ID.test(documentId) ? documentId : '';
    const english = title || (own && (await englishTitle(strapi, uid as UID.ContentType, own)));
    const slug = slugOf(english || '');
    context.body = {
      slug: slug && freeSlug(slug, await taken(strapi, uid as UID.ContentType, own)),
    };
  });
}

const siteAddress = (path: string, locale: string): string => {
  const prefix = locale === 'en' ? '/en' : '';
  return new URL(prefix + (path === '/' && prefix ? '' : path), readSettings().sitePreviewUrl).href;
};

async function englishTitle(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<string> {
  const field = TITLES[uid.slice(uid.indexOf('.') + 1)] ?? 'Title';
  const rows = (await strapi.db.query(uid).findMany({
    where: { documentId, locale: 'en' },
    orderBy: { publishedAt: 'asc' },
  })) as Row[];
  return rows.map((row) => row[field]).find((one) => typeof one === 'string') as string;
}

/** Names that other entries at the same kind of address have or had. */
async function taken(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<ReadonlySet<string>> {
  const type = uid.slice(uid.indexOf('.') + 1);
  const page = ENTRY_PAGES[type];
  const types = page ? Object.keys(ENTRY_PAGES).filter((one) => ENTRY_PAGES[one] === page) : [type];
  const [names, former] = await Promise.all([
    Promise.all(
      types.map((one) =>
        strapi.db.query(`api::${one}.${one}`).findMany({
          where: { documentId: { $ne: documentId } },
          select: ['Slug'] as never,
        }),
      ),
    ),
    strapi.db.query(FORMER_NAME).findMany({
      where: { Type: { $in: types }, Entry: { $ne: documentId } },
      select: ['Former'] as never,
    }),
  ]);
  return new Set([
    ...(names.flat() as Row[]).map(({ Slug }) => String(Slug)),
    ...(former as Row[]).map(({ Former }) => String(Former)),
  ]);
}
