import type { Core } from '@strapi/strapi';
import { PREVIEW_TOKEN } from '../content-api/draft-guard';
import { ownContentTypes, readActions } from '../content-api/read-routes';
import type { Settings } from '../settings';

const TOKEN = 'admin::api-token';
const TOKEN_PERMISSION = 'admin::api-token-permission';

/** Strapi's default tokens, and one of an earlier version of this CMS. */
const UNUSED = ['Read Only', 'Full Access', 'Site (contact forms)'];

/** Deletes unused tokens and sets those of CMS_READ_TOKEN and CMS_PREVIEW_TOKEN. */
export async function ensureTokens(
  strapi: Core.Strapi,
  { readToken, previewToken }: Pick<Settings, 'readToken' | 'previewToken'>,
): Promise<void> {
  for (const name of UNUSED) await remove(strapi, name);
  const readContent = ownContentTypes(strapi).flatMap((uid) =>
    readActions(strapi, uid).map((action) => `${uid}.${action}`),
  );
  await ensureToken(strapi, {
    name: 'Site (read)',
    description: "The website's own token: reads published content, writes nothing.",
    permissions: readContent,
    value: readToken,
  });
  await ensureToken(strapi, {
    name: PREVIEW_TOKEN,
    description: "The website's token for editors' previews: reads drafts too, writes nothing.",
    permissions: readContent,
    value: previewToken,
  });
}

interface Token {
  readonly name: string;
  readonly description: string;
  /** Actions of the content API; Strapi's "read-only" type would include those of plugins. */
  readonly permissions: readonly string[];
  /** '' removes the token. */
  readonly value: string;
}

async function ensureToken(
  strapi: Core.Strapi,
  { name, description, permissions, value }: Token,
): Promise<void> {
  if (!value) return remove(strapi, name);
  const tokens = strapi.db.query(TOKEN);
  const accessKey = strapi.service('admin::api-token-content-api').hash(value);
  const data = {
    name,
    description,
    type: 'custom',
    kind: 'content-api',
    accessKey,
    lifespan: null,
    expiresAt: null,
  };
  const existing = await tokens.findOne({ where: { name } });
  const { id } = existing
    ? await tokens.update({ where: { id: existing.id }, data })
    : await tokens.create({ data });
  await setPermissions(strapi, id as number, permissions);
}

async function setPermissions(
  strapi: Core.Strapi,
  token: number,
  actions: readonly string[],
): Promise<void> {
  const permissions = strapi.db.query(TOKEN_PERMISSION);
  const missing = new Set(actions);
  for (const { id, action } of await permissions.findMany({ where: { token } })) {
    if (!missing.delete(action as string)) await permissions.delete({ where: { id } });
  }
  for (const action of missing) await permissions.create({ data: { action, token } });
}

async function remove(strapi: Core.Strapi, name: string): Promise<void> {
  await strapi.db.query(TOKEN).deleteMany({ where: { name } });
}
