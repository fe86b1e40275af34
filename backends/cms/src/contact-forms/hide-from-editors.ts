import type { Core } from '@strapi/strapi';
import { CONTACT_FORM } from './content-type';

/** Strapi's own roles, which it lets work on every content type of a new database. */
const EDITORS = ['strapi-editor', 'strapi-author'];

/**
 * Takes contact forms from the roles Editor and Author: they hold personal data. Administrators
 * keep them, and may let a role of their own making see them.
 */
export async function hideFromEditors(strapi: Core.Strapi): Promise<void> {
  const permissions = strapi.db.query('admin::permission');
  const given = await permissions.findMany({
    where: { subject: CONTACT_FORM, role: { code: { $in: EDITORS } } },
    select: ['id'],
  });
  for (const { id } of given) await permissions.delete({ where: { id: id as number } });
}
