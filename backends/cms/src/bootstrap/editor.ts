import type { Core } from '@strapi/strapi';
import { isLocal } from '../own-secrets';
import type { Settings } from '../settings';

interface User {
  readonly id: number;
  readonly email: string;
}

/**
 * Creates the first account of the admin panel. Without one, whoever opens the panel first could
 * claim the admin account. Does nothing while an account is active. In an installation that others
 * reach, accounts of the demo, whose addresses nobody can have, are deactivated first.
 */
export async function ensureEditor(
  strapi: Core.Strapi,
  { admin, isPublic }: Pick<Settings, 'admin' | 'isPublic'>,
): Promise<void> {
  const users = strapi.db.query('admin::user');
  const active = (await users.findMany({ where: { isActive: true } })) as User[];
  const ofDemo = isPublic ? active.filter(({ email }) => isLocal(domainOf(email))) : [];
  for (const { id } of ofDemo) {
    await users.update({ where: { id }, data: { isActive: false } });
    strapi.log.warn(`Deactivated the admin account ${id}, which was made for the demo.`);
  }
  if (active.length > ofDemo.length) return;

  const role = await strapi.service('admin::role').getSuperAdmin();
  const { id } = (await strapi.service('admin::user').create({
    firstname: 'Content',
    lastname: 'Editors',
    email: admin.email.toLowerCase(),
    password: admin.password,
    isActive: true,
    roles: [role.id],
  })) as User;
  strapi.log.info(
    `Created the admin account ${id} for ADMIN_EMAIL; its password is ADMIN_PASSWORD.`,
  );
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
