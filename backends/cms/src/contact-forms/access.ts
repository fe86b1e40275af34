import type { Core } from '@strapi/strapi';
import { FORMS_TOKEN } from '../bootstrap/tokens';

interface Token {
  name: string;
  expiresAt: string | null;
}

/**
 * Whose API token a request carries: the site's token for contact forms, another valid one, or none.
 * @param authorization value of the Authorization header
 */
export async function callerOf(
  strapi: Core.Strapi,
  authorization: string | undefined,
): Promise<'site' | 'other' | 'unknown'> {
  const given = /^bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (given === undefined) return 'unknown';
  const tokens = strapi.service('admin::api-token-content-api');
  const token = (await tokens.getByAccessKey(tokens.hash(given))) as Token | null;
  if (!token || (token.expiresAt !== null && new Date(token.expiresAt) < new Date())) {
    return 'unknown';
  }
  return token.name === FORMS_TOKEN ? 'site' : 'other';
}
