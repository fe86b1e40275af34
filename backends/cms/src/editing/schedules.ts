import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { permissionsOf, type AdminContext } from '../admin-routes';
import { isPublicType, SCHEDULE } from '../content-types/private-types';
import { record, type ScheduledAction } from './history';
import { currentPerson, currentSchedule, personOf, type Person } from './person';
import { columnsOf, localesOf, type Place } from './place';
import type { Schedule, Scheduling } from './publishing-response';
import { timesOf } from './times';

/** A row of the table of schedules. */
export interface StoredSchedule extends Omit<Schedule, 'At' | 'State'> {
  readonly Type: string;
  readonly Entry: string;
  readonly At: string | Date;
  readonly PersonId?: number;
  readonly Title: string;
}

export const placeOfRow = ({ Type, Entry, Language }: StoredSchedule): Place => ({
  uid: Type,
  documentId: Entry,
  locale: Language,
});

/** The schedules of an entry in all its languages, and the possible ones. */
export async function schedulesOf(strapi: Core.Strapi, place: Place): Promise<Scheduling> {
  const { uid, documentId } = place;
  const [schedules, languages, published] = await Promise.all([
    strapi.db.query(SCHEDULE).findMany({
      where: { Type: uid, Entry: documentId, State: { $in: ['waiting', 'refused'] } },
      orderBy: [{ At: 'asc' }, { id: 'asc' }],
    }),
    localesOf(strapi, place),
    publishedLocales(strapi, place),
  ]);
  return { schedules, languages, published, times: timesOf(uid) };
}

/** The languages in which an entry is published. */
export async function publishedLocales(
  strapi: Core.Strapi,
  { uid, documentId }: Pick<Place, 'uid' | 'documentId'>,
): Promise<string[]> {
  const rows = (await strapi.db.query(uid).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    select: ['locale'] as never,
  })) as { locale?: string }[];
  return rows.map(({ locale }) => locale ?? '');
}

/**
 * Publishes or takes down.
 * @throws ApplicationError where a rule refuses it, or there is nothing to publish or take down
 */
export async function perform(
  strapi: Core.Strapi,
  { uid, documentId, locale }: Place,
  action: ScheduledAction,
): Promise<void> {
  const documents = strapi.documents(uid as UID.ContentType) as unknown as Record<
    ScheduledAction,
    (params: { documentId: string; locale?: string }) => Promise<{ entries: unknown[] }>
  >;
  const { entries } = await documents[action]({ documentId, ...(locale && { locale }) });
  if (entries.length > 0) return;
  throw new errors.ApplicationError(action === 'publish' ? 'gone' : 'notPublished');
}

class TriedOut extends Error {}

/**
 * Whether an entry could be published now: publishes it in a transaction that is rolled back, so
 * that nothing else than what counts at its moment decides. No webhook is sent.
 * @returns why not; undefined if it could
 */
export async function refusalOf(strapi: Core.Strapi, place: Place): Promise<string | undefined> {
  try {
    await strapi.db.transaction(async () => {
      await perform(strapi, place, 'publish');
      throw new TriedOut();
    });
  } catch (error) {
    if (error instanceof TriedOut) return undefined;
    if (isRefusal(error)) return reasonOf(error);
    throw error;
  }
  return undefined;
}

/** True if a rule refused it: a retry would be refused too. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof errors.ApplicationError;

/** The message of our own rules, or the fields that Strapi refused. */
export function reasonOf(error: Error): string {
  if (/\p{Script=Arabic}/u.test(error.message)) return error.message;
  const { details } = error as { details?: { errors?: { path?: (string | number)[] }[] } };
  const fields = (details?.errors ?? []).flatMap(({ path }) => path?.[0] ?? []);
  const names = [...new Set(fields)].join(',');
  return (names ? `fields:${names}` : error.message).slice(0, 2000);
}

/**
 * Ends what something that has been done by hand makes pointless, and what was refused before and
 * has been dealt with by now.
 */
export async function settle(
  strapi: Core.Strapi,
  place: Place,
  done: ScheduledAction | 'delete',
  person: Person,
): Promise<void> {
  const rows = strapi.db.query(SCHEDULE);
  const where = { ...columnsOf(place), ...(done !== 'delete' && { Action: done }) };
  await rows.updateMany({ where: { ...where, State: 'refused' }, data: { State: 'settled' } });
  if (currentSchedule()) return;
  const waiting = (await rows.findMany({
    where: { ...where, State: 'waiting' },
  })) as StoredSchedule[];
  for (const one of waiting) await cancel(strapi, one, person);
}

/** Ends a waiting or refused schedule; false if it has ended meanwhile. */
export async function cancel(
  strapi: Core.Strapi,
  one: StoredSchedule,
  person: Person,
): Promise<boolean> {
  const { id, Action, At, Title } = one;
  const end = (State: string) =>
    strapi.db
      .query(SCHEDULE)
      .updateMany({ where: { id, State }, data: { State: 'settled' } })
      .then(({ count }) => count > 0);
  if (await end('waiting')) {
    const cancelled = { action: `cancel-${Action}`, person, scheduledFor: new Date(At) } as const;
    await record(strapi, placeOfRow(one), { ...cancelled, title: Title });
    return true;
  }
  return end('refused');
}

/**
 * Remembers who has changed what is scheduled without being allowed to publish: two pairs of eyes
 * have not seen that text. Fields that both languages share change both, so all of an entry count.
 */
export function markChangedSchedules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid } = context;
    const result = await next();
    if (!['update', 'discardDraft'].includes(context.action) || !isPublicType(uid)) return result;
    const request = strapi.requestContext.get() as unknown as
      | Pick<AdminContext, 'state'>
      | undefined;
    if (!request?.state?.user || !request.state.userAbility) return result;
    if (!permissionsOf(strapi, request, uid).cannot.publish()) return result;
    const { documentId } = context.params as { documentId: string };
    await strapi.db.query(SCHEDULE).updateMany({
      where: { Type: uid, Entry: documentId, Action: 'publish', State: 'waiting' },
      data: { ChangedBy: personOf(request.state.user).name },
    });
    return result;
  });
}

/** Schedules something in the name of who is signed in, in place of what was scheduled before. */
export async function schedule(
  strapi: Core.Strapi,
  place: Place,
  { action, at, title }: { action: ScheduledAction; at: Date; title: string },
): Promise<void> {
  const person = currentPerson(strapi);
  const rows = strapi.db.query(SCHEDULE);
  await rows.updateMany({
    where: { ...columnsOf(place), Action: action, State: { $in: ['waiting', 'refused'] } },
    data: { State: 'settled' },
  });
  await rows.create({
    data: {
      ...columnsOf(place),
      Title: title,
      Action: action,
      At: at,
      State: 'waiting',
      Person: person.name,
      PersonId: person.id,
    },
  });
  await record(strapi, place, { action: `schedule-${action}`, person, title, scheduledFor: at });
}
