import type { Core } from '@strapi/strapi';
import type { Settings } from '../settings';

const TOKEN = 'admin::api-token';

/** Name of the token that reads drafts. */
export const PREVIEW_TOKEN = 'Site (preview)';

/** Name of the token that sends contact forms. */
export const FORMS_TOKEN = 'Site (contact forms)';

/** The tokens that Strapi creates in a new database; one of them has full access. */
const STRAPI_DEFAULTS = ['Read Only', 'Full Access'];

/**
 * Deletes Strapi's default tokens and sets the site's tokens as configured: CMS_READ_TOKEN and, if
 * set, CMS_PREVIEW_TOKEN and CMS_FORMS_TOKEN. The database stores only keyed hashes.
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
    // Without permissions: the contact forms' middleware checks the token itself.
    type: 'custom',
    value: formsToken,
  });
}

interface Token {
  readonly name: string;
  readonly type: 'read-only' | 'custom';
  readonly description: string;
  /** Empty: the token is removed. */
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
