import type { Core } from '@strapi/strapi';

const TOKEN = 'admin::api-token';
const NAME = 'Site (read)';

/** The tokens that Strapi puts into a new database; one of them may do everything. */
const STRAPI_DEFAULTS = ['Read Only', 'Full Access'];

/**
 * Deletes Strapi's default tokens and makes sure that the site's read token is the configured one.
 * @param value CMS_READ_TOKEN; the database keeps only its keyed hash.
 */
export async function ensureTokens(strapi: Core.Strapi, value: string): Promise<void> {
  const tokens = strapi.db.query(TOKEN);
  for (const name of STRAPI_DEFAULTS) await tokens.deleteMany({ where: { name } });

  const accessKey = strapi.service('admin::api-token-content-api').hash(value);
  const data = {
    name: NAME,
    description: "The website's own token: reads published content and drafts, writes nothing.",
    type: 'read-only',
    kind: 'content-api',
    accessKey,
    lifespan: null,
    expiresAt: null,
  };
  const existing = await tokens.findOne({ where: { name: NAME } });
  if (!existing) await tokens.create({ data });
  else if (existing.accessKey !== accessKey || existing.type !== 'read-only') {
    await tokens.update({ where: { id: existing.id }, data });
  }
}
