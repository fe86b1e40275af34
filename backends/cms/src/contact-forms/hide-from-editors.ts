import type { Core } from '@strapi/strapi';
import { CONTACT_FORM } from './content-type';

/** Strapi's built-in roles, which get access to every content type in a new database. */
const EDITORS = ['strapi-editor', 'strapi-author'];

/**
 * Removes access to contact forms, which contain personal data, from the roles Editor and Author.
 * Administrators keep it and may grant it to a custom role.
 */
export async function hideFromEditors(strapi: Core.Strapi): Promise<void> {
  const permissions = strapi.db.query('admin::permission');
  const given = await permissions.findMany({
    where: { subject: CONTACT_FORM, role: { code: { $in: EDITORS } } },
    select: ['id'],
  });
  for (const { id } of given) await permissions.delete({ where: { id: id as number } });
}
