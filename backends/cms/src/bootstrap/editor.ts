import type { Core } from '@strapi/strapi';

/**
 * Creates the first account of the admin panel. Without one, whoever opens the panel first could
 * claim the admin account. Does nothing once any account exists.
 */
export async function ensureEditor(
  strapi: Core.Strapi,
  editor: { email: string; password: string },
): Promise<void> {
  const users = strapi.service('admin::user');
  if (await users.exists()) return;
  const role = await strapi.service('admin::role').getSuperAdmin();
  await users.create({
    firstname: 'Content',
    lastname: 'Editors',
    email: editor.email.toLowerCase(),
    password: editor.password,
    isActive: true,
    roles: [role.id],
  });
  strapi.log.info(`Created the admin account ${editor.email}; its password is ADMIN_PASSWORD.`);
}
