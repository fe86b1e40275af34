import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';

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

/** Author and time of the schedule that is being executed. */
export interface ScheduleContext {
  readonly person: Person;
  readonly at: Date;
}

const scheduleContext = new AsyncLocalStorage<ScheduleContext>();

export const runAsScheduled = <Result>(context: ScheduleContext, work: () => Promise<Result>) =>
  scheduleContext.run(context, work);

/** Set while a schedule is executed. */
export const currentSchedule = (): ScheduleContext | undefined => scheduleContext.getStore();

export function toPerson(user: unknown): Person {
  const { id, firstname, lastname, email } = user as User;
  return { id, name: [firstname, lastname].filter(Boolean).join(' ') || email };
}

/** The author of the executing schedule, else the signed-in user. */
export function currentPerson(strapi: Core.Strapi): Person {
  const scheduled = currentSchedule();
  if (scheduled) return scheduled.person;
  const user = (strapi.requestContext.get() as { state?: { user?: unknown } } | undefined)?.state
    ?.user;
  return user ? toPerson(user) : { name: 'CMS' };
}
