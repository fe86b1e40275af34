import {
  CASE_LANGUAGES,
  DEPARTMENTS,
  type CaseLanguage,
  type CasePerson,
  type Department,
  type DeskRole,
} from '@ports-authority/e-services-contract';
import type { Core } from '@strapi/strapi';
import { DESK, type DeskAction } from './actions';

/** The signed-in user, as Strapi puts it into a request's state. */
export interface PanelUser {
  readonly id: number;
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly username?: string | null;
  readonly preferedLanguage?: string | null;
}

/** A user of the desk. */
export interface DeskPerson extends CasePerson {
  readonly role: DeskRole;
  /** `*`: all of them, with those added later. */
  readonly departments: readonly Department[] | '*';
  /** Of the panel; null where the person has chosen none. */
  readonly language: CaseLanguage | null;
}

interface StoredUser extends PanelUser {
  readonly roles: readonly { readonly permissions: readonly { readonly action: string }[] }[];
}

/** The person of a request. @param can whether the person has an action */
export async function deskPerson(
  strapi: Core.Strapi,
  user: PanelUser,
  can: (action: DeskAction) => boolean,
): Promise<DeskPerson> {
  const role = can(DESK.manage) ? 'head' : can(DESK.answer) ? 'clerk' : 'reader';
  const departments = role === 'head' ? '*' : await departmentsOf(strapi, user.id);
  const language = CASE_LANGUAGES.find((one) => one === user.preferedLanguage) ?? null;
  return { id: String(user.id), name: nameOf(user), role, departments, language };
}

/** All active accounts whose role opens the desk, by name. */
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
  return (await Promise.all(people)).sort((one, other) => one.name.localeCompare(other.name));
}

/** Says which departments a person belongs to; without one, no case is theirs to see. */
export async function setDepartments(
  strapi: Core.Strapi,
  id: string,
  departments: readonly Department[],
): Promise<void> {
  await store(strapi).set({ key: keyOf(id), value: departments });
}

async function departmentsOf(strapi: Core.Strapi, id: number): Promise<readonly Department[]> {
  const stored = await store(strapi).get({ key: keyOf(id) });
  return Array.isArray(stored) ? DEPARTMENTS.filter((one) => stored.includes(one)) : [];
}

/** A row for each person, so that two heads who change two people at once lose nothing. */
const keyOf = (id: number | string): string => `departments-of-${id}`;

const store = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'desk' });

/** Never the mail address: the name is stored with every change of a case. */
function nameOf({ id, firstname, lastname, username }: PanelUser): string {
  const name = [firstname, lastname].filter(Boolean).join(' ').trim();
  return name || username?.trim() || `#${id}`;
}
