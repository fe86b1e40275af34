import type { Core } from '@strapi/strapi';

const ROLE = 'plugin::users-permissions.role';
const PERMISSION = 'plugin::users-permissions.permission';

/**
 * Leaves callers without a token nothing to read or do: the site has its own token, so the roles of
 * visitors keep no permission, neither Strapi's defaults (registration, sign-in, password reset) nor
 * any that were added in the panel or by an earlier version of this CMS.
 */
export async function revokeVisitorPermissions(strapi: Core.Strapi): Promise<void> {
  for (const role of await strapi.db.query(ROLE).findMany({ populate: ['permissions'] })) {
    for (const { id } of role.permissions as { id: number }[]) {
      await strapi.db.query(PERMISSION).delete({ where: { id } });
    }
  }

  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = (await store.get({ key: 'advanced' })) as object | null;
  await store.set({ key: 'advanced', value: { ...advanced, allow_register: false } });
}
