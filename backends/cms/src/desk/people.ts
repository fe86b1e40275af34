import {
  LOCALES,
  DEPARTMENTS,
  type Locale,
  type CasePerson,
  type Department,
  type DeskRole,
} from '@ports-authority/e-services-contract';
import type { Core } from '@strapi/strapi';
import { DESK, type DeskAction } from './actions';

/** `state.user` of an admin request. */
export interface PanelUser {
  readonly id: number;
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly username?: string | null;
  readonly preferedLanguage?: string | null;
}

export interface DeskPerson extends CasePerson {
  readonly role: DeskRole;
  /** `*` = all, including future ones. */
  readonly departments: readonly Department[] | '*';
  /** Language of the panel; null if none is chosen. */
  readonly language: Locale | null;
}

interface StoredUser extends PanelUser {
  readonly roles: readonly { readonly permissions: readonly { readonly action: string }[] }[];
}

/** @param can returns true if the user has an action */
export async function deskPerson(
  strapi: Core.Strapi,
  user: PanelUser,
  can: (action: DeskAction) => boolean,
): Promise<DeskPerson> {
  const role = can(DESK.manage) ? 'head' : can(DESK.answer) ? 'clerk' : 'reader';
  const departments = role === 'head' ? '*' : await readDepartments(strapi, user.id);
  const language = LOCALES.find((code) => code === user.preferedLanguage) ?? null;
  return { id: String(user.id), name: displayName(user), role, departments, language };
}

/** Active accounts with access to the desk, sorted by name. */
export async function deskPeople(strapi: Core.Strapi): Promise<DeskPerson[]> {
  const users = (await strapi.db.query('admin::user').findMany({
    where: { isActive: true, roles: { permissions: { action: DESK.read } } },
    populate: { roles: { populate: ['permissions'] } },
  })) as StoredUser[];
  const people = users.map((user) => {
    const actions = new Set(
      user.roles.flatMap(({ permissions }) => permissions.map(({ action }) => action)),
    );
    return deskPerson(strapi, user, (action) => actions.has(action));
  });
  return (await Promise.all(people)).sort((a, b) => a.name.localeCompare(b.name));
}

/** Assigns departments to a user, who sees only their cases. */
export async function setDepartments(
  strapi: Core.Strapi,
  id: string,
  departments: readonly Department[],
): Promise<void> {
  await store(strapi).set({ key: storeKey(id), value: departments });
}

async function readDepartments(strapi: Core.Strapi, id: number): Promise<readonly Department[]> {
  const stored = await store(strapi).get({ key: storeKey(id) });
  return Array.isArray(stored) ? DEPARTMENTS.filter((name) => stored.includes(name)) : [];
}

/** One row per user, so that concurrent changes of different users do not conflict. */
const storeKey = (id: number | string): string => `departments-of-${id}`;

const store = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'desk' });

/** Never the email address, as the name is stored with each change of a case. */
function displayName({ id, firstname, lastname, username }: PanelUser): string {
  const name = [firstname, lastname].filter(Boolean).join(' ').trim();
  return name || username?.trim() || `#${id}`;
}
