import { isReservedHost } from '@ports-authority/settings';
import type { Core } from '@strapi/strapi';
import type { Settings } from '../settings';

interface User {
  readonly id: number;
  readonly email: string;
}

/**
 * Creates the first account unless one is active; otherwise the first visitor of the panel could
 * register as administrator. A public installation deactivates accounts of the demo first.
 */
export async function ensureEditor(
  strapi: Core.Strapi,
  { admin, isPublic }: Pick<Settings, 'admin' | 'isPublic'>,
): Promise<void> {
  const users = strapi.db.query('admin::user');
  const active = (await users.findMany({ where: { isActive: true } })) as User[];
  const demoUsers = isPublic
    ? active.filter(({ email }) => isReservedHost(emailDomain(email)))
    : [];
  for (const { id } of demoUsers) {
    await users.update({ where: { id }, data: { isActive: false } });
    strapi.log.warn('demo account deactivated', { fields: { user: id } });
  }
  if (active.length > demoUsers.length) return;

  const role = await strapi.service('admin::role').getSuperAdmin();
  const { id } = (await strapi.service('admin::user').create({
    firstname: 'Content',
    lastname: 'Editors',
    email: admin.email.toLowerCase(),
    password: admin.password,
    isActive: true,
    roles: [role.id],
  })) as User;
  strapi.log.info('first account created', {
    fields: { user: id },
  });
}

const emailDomain = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
