import type { Core } from '@strapi/strapi';
import type { Settings } from '../settings';

const TOKEN = 'admin::api-token';

/** Name of the token that reads drafts. */
export const PREVIEW_TOKEN = 'Site (preview)';

/** Name of the token that sends contact forms. */
export const FORMS_TOKEN = 'Site (contact forms)';

/** The tokens that Strapi puts into a new database; one of them may do everything. */
const STRAPI_DEFAULTS = ['Read Only', 'Full Access'];

/**
 * Deletes Strapi's default tokens and makes sure that the site's tokens are the configured ones:
 * CMS_READ_TOKEN and, where they are set, CMS_PREVIEW_TOKEN and CMS_FORMS_TOKEN. The database keeps
 * only their keyed hashes.
 */
export async function ensureTokens(
  strapi: Core.Strapi,
  {
    readToken,
    previewToken,
    formsToken,
  }: Pick<Settings, 'readToken' | 'previewToken' | 'formsToken'>,
): Promise<void> {
  for (const name of STRAPI_DEFAULTS) await remove(strapi, name);
  await ensureToken(strapi, {
    name: 'Site (read)',
    description: "The website's own token: reads published content, writes nothing.",
    type: 'read-only',
    value: readToken,
  });
  await ensureToken(strapi, {
    name: PREVIEW_TOKEN,
    description: "The website's token for editors' previews: reads drafts too, writes nothing.",
    type: 'read-only',
    value: previewToken,
  });
  await ensureToken(strapi, {
    name: FORMS_TOKEN,
    description: "The website's token for contact forms: sends them, reads nothing.",
    // With no permission given: what it may do is decided where contact forms are taken in.
    type: 'custom',
    value: formsToken,
  });
}

interface Token {
  readonly name: string;
  readonly type: 'read-only' | 'custom';
  readonly description: string;
  /** Empty: there is no such token. */
  readonly value: string;
}

async function ensureToken(
  strapi: Core.Strapi,
  { name, description, type, value }: Token,
): Promise<void> {
  if (!value) return remove(strapi, name);
  const tokens = strapi.db.query(TOKEN);
  const accessKey = strapi.service('admin::api-token-content-api').hash(value);
  const data = {
    name,
    description,
    type,
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
