import type { Core } from '@strapi/strapi';
import { addAdminRoute, permissionsOf, type AdminContext } from '../admin-routes';
import { isPublicType } from '../content-types/private-types';
import type { LanguageState, States } from './states-response';

const MAX_ENTRIES = 100;
const LANGUAGES = ['ar', 'en'];

interface Row {
  readonly documentId: string;
  readonly locale: string | null;
  readonly publishedAt: string | null;
  readonly updatedAt: string;
}

/** Registers GET /editing/states?uid=&ids=: how far each language of some entries is. */
export function registerStates(strapi: Core.Strapi): void {
  addAdminRoute(strapi, 'GET', '/editing/states', async (context: AdminContext) => {
    const { uid, ids } = context.query;
    const isKnown = typeof uid === 'string' && isPublicType(uid) && uid in strapi.contentTypes;
    const wanted = typeof ids === 'string' ? ids.split(',') : [];
    const areIds = wanted.every((id) => /^[a-z\d]{1,40}$/.test(id));
    if (!isKnown || !areIds || wanted.length > MAX_ENTRIES) return void context.badRequest();
    if (permissionsOf(strapi, context, uid).cannot.read()) return void context.forbidden();
    const rows = (await strapi.db.query(uid).findMany({
      where: { documentId: { $in: wanted } },
      select: ['documentId', 'locale', 'publishedAt', 'updatedAt'] as never,
    })) as Row[];
    const states = wanted.map((id): [string, States[string]] => [
      id,
      Object.fromEntries(
        LANGUAGES.map((locale) => [
          locale,
          stateOf(rows.filter((row) => row.documentId === id && row.locale === locale)),
        ]),
      ),
    ]);
    context.body = { states: Object.fromEntries(states) };
  });
}

/** As the panel itself compares them. */
function stateOf(versions: readonly Row[]): LanguageState {
  const draft = versions.find(({ publishedAt }) => !publishedAt);
  const published = versions.find(({ publishedAt }) => publishedAt);
  if (!draft && !published) return 'missing';
  if (!published) return 'draft';
  const isNewer = draft && new Date(draft.updatedAt) > new Date(published.updatedAt);
  return isNewer ? 'modified' : 'published';
}
