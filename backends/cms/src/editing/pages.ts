import type { Core, UID } from '@strapi/strapi';
import { addAdminRoute, may, type AdminContext } from '../admin-routes';
import type { Locale } from '@ports-authority/e-services-contract';
import { pathFields, sitePath } from '../preview/site-paths';

const PAGES: Readonly<Record<string, string>> = {
  page: 'Title',
  article: 'Title',
  'e-service': 'Title',
  port: 'Port',
  circular: 'Subject',
  regulation: 'Title',
  library: 'Title',
  video: 'Title',
  faq: 'Question',
  'home-page-announcement': 'Title',
};

const MAX_PER_TYPE = 4;

/** GET /editing/pages?q=&locale=: published pages whose title contains the query. */
export function registerPages(strapi: Core.Strapi): void {
  addAdminRoute(strapi, 'GET', '/editing/pages', async (context) => {
    const { q, locale } = context.query;
    if (typeof q !== 'string' || q.length > 100) return void context.badRequest();
    const language: Locale = locale === 'en' ? 'en' : 'ar';
    const found = await Promise.all(
      Object.keys(PAGES).map((type) => find(strapi, context, type, q.trim(), language)),
    );
    context.body = { pages: found.flat() };
  });
}

async function find(
  strapi: Core.Strapi,
  context: AdminContext,
  type: string,
  words: string,
  language: Locale,
): Promise<{ title: string; path: string }[]> {
  const uid = `api::${type}.${type}` as UID.ContentType;
  if (!may(context, 'read', uid)) return [];
  const name = PAGES[type] as string;
  const entries = (await strapi.documents(uid).findMany({
    locale: language,
    status: 'published',
    filters: { [name]: { $containsi: words } } as never,
    fields: [...new Set([name, ...pathFields(type)])] as never,
    limit: MAX_PER_TYPE,
  })) as Record<string, unknown>[];
  return entries.flatMap((entry) => {
    const path = sitePath(type, entry, language);
    return path ? [{ title: String(entry[name]), path }] : [];
  });
}
