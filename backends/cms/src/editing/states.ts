import type { Core } from '@strapi/strapi';
import { addAdminRoute, may } from '../admin-routes';
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

/** GET /editing/states?uid=&ids=: publication state per locale. */
export function registerStates(strapi: Core.Strapi): void {
  addAdminRoute(strapi, 'GET', '/editing/states', async (context) => {
    const { uid, ids } = context.query;
    const isKnown = typeof uid === 'string' && isPublicType(uid) && uid in strapi.contentTypes;
    const requested = typeof ids === 'string' ? ids.split(',') : [];
    const areIds = requested.every((id) => /^[a-z\d]{1,40}$/.test(id));
    if (!isKnown || !areIds || requested.length > MAX_ENTRIES) return void context.badRequest();
    if (!may(context, 'read', uid)) return void context.forbidden();
    const rows = (await strapi.db.query(uid).findMany({
      where: { documentId: { $in: requested } },
      select: ['documentId', 'locale', 'publishedAt', 'updatedAt'] as never,
    })) as Row[];
    const states = requested.map((id): [string, States[string]] => [
      id,
      Object.fromEntries(
        LANGUAGES.map((locale) => [
          locale,
          languageState(rows.filter((row) => row.documentId === id && row.locale === locale)),
        ]),
      ),
    ]);
    context.body = { states: Object.fromEntries(states) };
  });
}

/** Same comparison as in Strapi's panel. */
function languageState(versions: readonly Row[]): LanguageState {
  const draft = versions.find(({ publishedAt }) => !publishedAt);
  const published = versions.find(({ publishedAt }) => publishedAt);
  if (!draft && !published) return 'missing';
  if (!published) return 'draft';
  const isNewer = draft && new Date(draft.updatedAt) > new Date(published.updatedAt);
  return isNewer ? 'modified' : 'published';
}
