import type { Core, UID } from '@strapi/strapi';
import { ENTRY_PAGES } from '@ports-authority/old-addresses';
import { addAdminRoute, may } from '../admin-routes';
import { readFormerNames } from '../old-addresses/former-names';
import { FORMER_NAME } from '../old-addresses/types';
import { pathFields, sitePath } from '../preview/site-paths';
import { readSettings } from '../settings';
import { addEntryRoute } from './entry-ref';
import { uniqueSlug, toSlug } from './slug';

type Row = Readonly<Record<string, unknown>>;

const MAX_TITLE = 500;
const ID = /^[a-z\d]{1,40}$/;
const TITLES: Readonly<Record<string, string>> = { port: 'Port', faq: 'Question' };

/**
 * Routes of the slug field:
 * GET /editing/address – the entry's URL on the site and its former slugs;
 * GET /editing/slug – an unused slug from the English title.
 */
export function registerAddresses(strapi: Core.Strapi): void {
  addEntryRoute(strapi, 'GET', '/editing/address', 'read', async (context, ref) => {
    const { uid, documentId, locale } = ref;
    const type = uid.slice(uid.indexOf('.') + 1);
    const rows = (await strapi.db.query(uid).findMany({
      where: { documentId },
      select: [...pathFields(type), 'documentId', 'locale', 'publishedAt'] as never,
    })) as Row[];
    const published = rows.filter(({ publishedAt }) => publishedAt);
    const row = published.find((version) => version.locale === locale) ?? published[0];
    const path = row && sitePath(type, row, locale === 'en' ? 'en' : 'ar');
    context.body = {
      address: path ? siteUrl(path, locale) : null,
      former: await readFormerNames(strapi, type, documentId),
    };
  });

  addAdminRoute(strapi, 'GET', '/editing/slug', async (context) => {
    const { uid, documentId, title } = context.query;
    const model = strapi.contentTypes[uid as UID.ContentType] as
      | { readonly attributes: Readonly<Record<string, unknown>> }
      | undefined;
    if (!model?.attributes.Slug || typeof title !== 'string' || title.length > MAX_TITLE) {
      return void context.badRequest();
    }
    if (!may(context, 'read', uid as string)) return void context.forbidden();
    const own = typeof documentId === 'string' && ID.test(documentId) ? documentId : '';
    const english = title || (own && (await englishTitle(strapi, uid as UID.ContentType, own)));
    const slug = toSlug(english || '');
    context.body = {
      slug: slug && uniqueSlug(slug, await usedSlugs(strapi, uid as UID.ContentType, own)),
    };
  });
}

const siteUrl = (path: string, locale: string): string => {
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
  return rows.map((row) => row[field]).find((title) => typeof title === 'string') as string;
}

/** Current and former slugs of other entries under the same page. */
async function usedSlugs(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<ReadonlySet<string>> {
  const type = uid.slice(uid.indexOf('.') + 1);
  const page = ENTRY_PAGES[type];
  const types = page
    ? Object.keys(ENTRY_PAGES).filter((name) => ENTRY_PAGES[name] === page)
    : [type];
  const [names, former] = await Promise.all([
    Promise.all(
      types.map((name) =>
        strapi.db.query(`api::${name}.${name}`).findMany({
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
