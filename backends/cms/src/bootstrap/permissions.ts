import type { Core } from '@strapi/strapi';
import { ownContentTypes, readActions } from '../content-api/read-routes';

const ROLE = 'plugin::users-permissions.role';
const PERMISSION = 'plugin::users-permissions.permission';

/**
 * Lets the public read published content and nothing else: Strapi's other defaults (registration,
 * sign-in and password reset for visitors) are revoked.
 */
export async function ensurePublicReadsOnly(strapi: Core.Strapi): Promise<void> {
  const allowed = ownContentTypes(strapi).flatMap((uid) =>
    readActions(strapi, uid).map((action) => `${uid}.${action}`),
  );
  for (const role of await strapi.db.query(ROLE).findMany({ populate: ['permissions'] })) {
    const wanted = new Set(role.type === 'public' ? allowed : []);
    for (const permission of role.permissions as { id: number; action: string }[]) {
      if (!wanted.delete(permission.action)) {
        await strapi.db.query(PERMISSION).delete({ where: { id: permission.id } });
      }
    }
    for (const action of wanted) {
      await strapi.db.query(PERMISSION).create({ data: { action, role: role.id } });
    }
  }

  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = (await store.get({ key: 'advanced' })) as object | null;
  await store.set({ key: 'advanced', value: { ...advanced, allow_register: false } });
}
