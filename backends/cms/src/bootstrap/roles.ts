import type { Core, UID } from '@strapi/strapi';
import { CONTACT_FORM } from '../content-types/private-types';
import { DESK } from '../desk/actions';
import { ownContentTypes } from '../content-api/read-routes';
import { LOCALES } from './locales';

const EXPLORER = 'plugin::content-manager.explorer';
const UPLOAD = 'plugin::upload';
const CONTACT_READER = 'contact-forms-reader';

interface Role {
  /** Key of the role, independent of its name. */
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Actions of the content manager and their subjects. */
  readonly content: { readonly actions: readonly string[]; readonly types: readonly string[] };
  readonly other: readonly string[];
}

const NO_CONTENT = { actions: [], types: [] };

/** Roles of the desk, each a superset of the previous. */
const DESK_ROLES: readonly Role[] = [
  {
    code: 'desk-reader',
    name: 'Desk reader',
    description: 'Reads what visitors have sent to their departments, which is personal data.',
    content: NO_CONTENT,
    other: [DESK.read],
  },
  {
    code: 'desk-clerk',
    name: 'Desk clerk',
    description: 'Works on the cases of their departments and answers them.',
    content: NO_CONTENT,
    other: [DESK.read, DESK.answer],
  },
  {
    code: 'desk-head',
    name: 'Head of department',
    description:
      'Works on all cases, reopens them, reads the access log, says who belongs to which department.',
    content: NO_CONTENT,
    other: [DESK.read, DESK.answer, DESK.manage],
  },
];

const MEDIA = ['read', 'assets.create', 'assets.download', 'assets.copy-link'];

/**
 * Creates or resets the managed roles: Publisher, Editor, Author, and those for the desk and contact
 * forms if configured. Strapi's default Editor and Author have no locale and could read no localized
 * entry. Contact forms are personal data and have a role of their own.
 */
export async function ensureRoles(
  strapi: Core.Strapi,
  { storesContactForms, hasDesk }: { storesContactForms: boolean; hasDesk: boolean },
): Promise<void> {
  const types = ownContentTypes(strapi);
  const files = [...MEDIA, 'assets.update', 'configure-view'];
  const content = (actions: readonly string[], media: readonly string[]) => ({
    content: { actions, types },
    other: media.map((action) => `${UPLOAD}.${action}`),
  });
  await ensureRole(strapi, {
    code: 'publisher',
    name: 'Publisher',
    description: 'Writes, publishes and deletes all content in both languages, and all files.',
    ...content(['create', 'read', 'update', 'delete', 'publish'], files),
  });
  await ensureRole(strapi, {
    code: 'strapi-editor',
    name: 'Editor',
    description:
      'Writes and corrects all content in both languages, and all files; a publisher publishes.',
    ...content(['create', 'read', 'update'], files),
  });
  await ensureRole(strapi, {
    code: 'strapi-author',
    name: 'Author',
    description:
      'Writes drafts of all content in both languages and adds files; a publisher publishes.',
    // No assets.update: replacing a file changes published pages at once.
    ...content(['create', 'read', 'update'], MEDIA),
  });
  for (const role of DESK_ROLES) {
    if (hasDesk || (await findRole(strapi, { code: role.code }))) await ensureRole(strapi, role);
  }
  if (!storesContactForms && !(await findRole(strapi, { code: CONTACT_READER }))) return;
  await ensureRole(strapi, {
    code: CONTACT_READER,
    name: 'Contact forms',
    description: 'Reads the contact forms of visitors, which contain personal data; nothing else.',
    content: { actions: ['read'], types: [CONTACT_FORM] },
    other: [],
  });
}

interface StoredRole {
  readonly id: number;
}

async function findRole(strapi: Core.Strapi, where: object): Promise<StoredRole | null> {
  return strapi.db.query('admin::role').findOne({ where }) as Promise<StoredRole | null>;
}

async function ensureRole(strapi: Core.Strapi, role: Role): Promise<void> {
  const { code, name, description } = role;
  const roles = strapi.service('admin::role');
  // Names are unique: adopts an existing role of this name.
  const stored = (await findRole(strapi, { code })) ?? (await findRole(strapi, { name }));
  const { id } = stored ?? ((await roles.create({ code, name, description })) as StoredRole);
  if (stored) await roles.update({ id }, { description });
  const wanted = await buildPermissions(strapi, role);
  const current = await strapi.db.query('admin::permission').findMany({ where: { role: { id } } });
  // Strapi compares each with each: only if something differs.
  if (toKey(current) !== toKey(wanted)) await roles.assignPermissions(id, wanted);
}

interface Permission {
  readonly action: string;
  readonly subject?: string | null;
  readonly properties?: object;
  readonly conditions?: readonly unknown[];
}

const toKey = (permissions: readonly Permission[]): string =>
  permissions
    .map(({ action, subject = null, properties = {}, conditions = [] }) =>
      JSON.stringify([action, subject, properties, conditions]),
    )
    .sort()
    .join();

async function buildPermissions(
  strapi: Core.Strapi,
  { content, other }: Role,
): Promise<Permission[]> {
  const { actionProvider } = strapi.service('admin::permission');
  const mayPublish = content.actions.includes('publish');
  const permissions: Permission[] = other.map((action) => ({ action }));
  for (const verb of content.actions) {
    const action = `${EXPLORER}.${verb}`;
    for (const subject of content.types) {
      // Saving a type without drafts publishes it.
      const isAllowed =
        verb === 'read' || mayPublish || hasDrafts(strapi, subject as UID.ContentType);
      if (!isAllowed) continue;
      const { subjects } = actionProvider.get(action) as { subjects: string[] };
      // Not every action applies to every type.
      if (!subjects.includes(subject)) continue;
      const hasFields = await actionProvider.appliesToProperty('fields', action, subject);
      const hasLocales = await actionProvider.appliesToProperty('locales', action, subject);
      permissions.push({
        action,
        subject,
        properties: {
          ...(hasFields && { fields: fieldNames(strapi, subject as UID.ContentType) }),
          ...(hasLocales && { locales: Object.keys(LOCALES) }),
        },
      });
    }
  }
  return permissions;
}

const hasDrafts = (strapi: Core.Strapi, uid: UID.ContentType): boolean =>
  strapi.contentType(uid).options?.draftAndPublish === true;

/** Field paths for permissions, including those of components. */
function fieldNames(strapi: Core.Strapi, uid: UID.ContentType): string[] {
  const [permission] = strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields([
      { actionId: `${EXPLORER}.read`, subjects: [uid], options: { applyToProperties: ['fields'] } },
    ]) as { properties: { fields: string[] } }[];
  return permission?.properties.fields ?? [];
}
