import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';

/** A user of the panel, as in its records. */
export interface Person {
  readonly id?: number;
  readonly name: string;
}

interface User {
  readonly id: number;
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly email: string;
}

/** In whose name, and for which moment, a schedule is carried out. */
export interface OnSchedule {
  readonly person: Person;
  readonly at: Date;
}

const onSchedule = new AsyncLocalStorage<OnSchedule>();

/** Does something in the name of the person who scheduled it. */
export const asScheduled = <Result>(one: OnSchedule, work: () => Promise<Result>) =>
  onSchedule.run(one, work);

/** Set while a schedule is carried out. */
export const currentSchedule = (): OnSchedule | undefined => onSchedule.getStore();

export function personOf(user: unknown): Person {
  const { id, firstname, lastname, email } = user as User;
  return { id, name: [firstname, lastname].filter(Boolean).join(' ') || email };
}

/** Who does what is being done: the person signed in, or who has scheduled it. */
export function currentPerson(strapi: Core.Strapi): Person {
  const scheduled = currentSchedule();
  if (scheduled) return scheduled.person;
  const user = (strapi.requestContext.get() as { state?: { user?: unknown } } | undefined)?.state
    ?.user;
  return user ? personOf(user) : { name: 'CMS' };
}
