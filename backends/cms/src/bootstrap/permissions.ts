import type { Core } from '@strapi/strapi';

const ROLE = 'plugin::users-permissions.role';
const PERMISSION = 'plugin::users-permissions.permission';

/** Removes all permissions and registration: callers of the content API need a token. */
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
