import type { Core } from '@strapi/strapi';
import type { Settings } from '../settings';

const TOKEN = 'admin::api-token';

/** Name of the token that reads drafts. */
export const PREVIEW_TOKEN = 'Site (preview)';

/** The tokens that Strapi puts into a new database; one of them may do everything. */
const STRAPI_DEFAULTS = ['Read Only', 'Full Access'];

/**
 * Deletes Strapi's default tokens and makes sure that the site's tokens are the configured ones:
 * CMS_READ_TOKEN and, for previews, CMS_PREVIEW_TOKEN. The database keeps only their keyed hashes.
 */
export async function ensureTokens(
  strapi: Core.Strapi,
  { readToken, previewToken }: Pick<Settings, 'readToken' | 'previewToken'>,
): Promise<void> {
  for (const name of STRAPI_DEFAULTS) await remove(strapi, name);
  await ensureToken(strapi, {
    name: 'Site (read)',
    description: "The website's own token: reads published content, writes nothing.",
    value: readToken,
  });
  if (!previewToken) return remove(strapi, PREVIEW_TOKEN);
  await ensureToken(strapi, {
    name: PREVIEW_TOKEN,
    description: "The website's token for editors' previews: reads drafts too, writes nothing.",
    value: previewToken,
  });
}

interface Token {
  readonly name: string;
  readonly description: string;
  readonly value: string;
}

async function ensureToken(
  strapi: Core.Strapi,
  { name, description, value }: Token,
): Promise<void> {
  const tokens = strapi.db.query(TOKEN);
  const accessKey = strapi.service('admin::api-token-content-api').hash(value);
  const data = {
    name,
    description,
    type: 'read-only',
    kind: 'content-api',
    accessKey,
    lifespan: null,
    expiresAt: null,
  };
  const existing = await tokens.findOne({ where: { name } });
  if (!existing) await tokens.create({ data });
  else if (
    existing.accessKey !== accessKey ||
    existing.type !== data.type ||
    existing.description !== description
  ) {
    await tokens.update({ where: { id: existing.id }, data });
  }
}

async function remove(strapi: Core.Strapi, name: string): Promise<void> {
  await strapi.db.query(TOKEN).deleteMany({ where: { name } });
}
