import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { may, type AdminContext } from '../admin-routes';
import { isPublicType, SCHEDULE } from '../content-types/private-types';
import { record, type ScheduledAction } from './history';
import { currentPerson, currentSchedule, toPerson, type Person } from './person';
import { toColumns, readLocales, type EntryRef } from './entry-ref';
import type { Schedule, Scheduling } from './publishing-response';
import { timeFields } from './times';

export interface StoredSchedule extends Omit<Schedule, 'At' | 'State'> {
  readonly Type: string;
  readonly Entry: string;
  readonly At: string | Date;
  readonly PersonId?: number;
  readonly Title: string;
}

export const toEntryRef = ({ Type, Entry, Language }: StoredSchedule): EntryRef => ({
  uid: Type,
  documentId: Entry,
  locale: Language,
});

/** Schedules of an entry in all locales, with the options for new ones. */
export async function readSchedules(strapi: Core.Strapi, ref: EntryRef): Promise<Scheduling> {
  const { uid, documentId } = ref;
  const [schedules, languages, published] = await Promise.all([
    strapi.db.query(SCHEDULE).findMany({
      where: { Type: uid, Entry: documentId, State: { $in: ['waiting', 'refused'] } },
      orderBy: [{ At: 'asc' }, { id: 'asc' }],
    }),
    readLocales(strapi, ref),
    readLocales(strapi, ref, 'published'),
  ]);
  return { schedules, languages, published, times: timeFields(uid) };
}

/** Publishes or unpublishes; throws ApplicationError if a rule refuses it or it is missing. */
export async function perform(
  strapi: Core.Strapi,
  { uid, documentId, locale }: EntryRef,
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

class RollbackDryRun extends Error {}

/**
 * Publishes in a transaction that is rolled back, so that exactly the rules of a real publication
 * apply. Sends no webhook.
 * @returns the reason for a refusal, or undefined
 */
export async function dryRunPublish(
  strapi: Core.Strapi,
  ref: EntryRef,
): Promise<string | undefined> {
  try {
    await strapi.db.transaction(async () => {
      await perform(strapi, ref, 'publish');
      throw new RollbackDryRun();
    });
  } catch (error) {
    if (error instanceof RollbackDryRun) return undefined;
    if (isRefusal(error)) return refusalReason(error);
    throw error;
  }
  return undefined;
}

/** True for validation errors, which a retry does not fix. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof errors.ApplicationError;

/** Message of a custom rule, or `fields:` with the names that Strapi refused. */
export function refusalReason(error: Error): string {
  if (/\p{Script=Arabic}/u.test(error.message)) return error.message;
  const { details } = error as { details?: { errors?: { path?: (string | number)[] }[] } };
  const fields = (details?.errors ?? []).flatMap(({ path }) => path?.[0] ?? []);
  const names = [...new Set(fields)].join(',');
  return (names ? `fields:${names}` : error.message).slice(0, 2000);
}

/** Closes schedules made obsolete by a manual action, and refused ones that it resolves. */
export async function settleSchedules(
  strapi: Core.Strapi,
  ref: EntryRef,
  done: ScheduledAction | 'delete',
  person: Person,
): Promise<void> {
  const rows = strapi.db.query(SCHEDULE);
  const where = { ...toColumns(ref), ...(done !== 'delete' && { Action: done }) };
  await rows.updateMany({ where: { ...where, State: 'refused' }, data: { State: 'settled' } });
  if (currentSchedule()) return;
  const waiting = (await rows.findMany({
    where: { ...where, State: 'waiting' },
  })) as StoredSchedule[];
  for (const pending of waiting) await cancel(strapi, pending, person);
}

/** Cancels a waiting or refused schedule; false if it is no longer open. */
export async function cancel(
  strapi: Core.Strapi,
  stored: StoredSchedule,
  person: Person,
): Promise<boolean> {
  const { id, Action, At, Title } = stored;
  const end = (State: string) =>
    strapi.db
      .query(SCHEDULE)
      .updateMany({ where: { id, State }, data: { State: 'settled' } })
      .then(({ count }) => count > 0);
  if (await end('waiting')) {
    const cancelled = { action: `cancel-${Action}`, person, scheduledFor: new Date(At) } as const;
    await record(strapi, toEntryRef(stored), { ...cancelled, title: Title });
    return true;
  }
  return end('refused');
}

/**
 * Marks schedules whose draft was changed by a user without the publish permission (four-eyes rule).
 * Marks all locales, as unlocalized fields change them all.
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
    if (may(request, 'publish', uid)) return result;
    const { documentId } = context.params as { documentId: string };
    await strapi.db.query(SCHEDULE).updateMany({
      where: { Type: uid, Entry: documentId, Action: 'publish', State: 'waiting' },
      data: { ChangedBy: toPerson(request.state.user).name },
    });
    return result;
  });
}

/** Replaces the open schedule of the same action by a new one of the signed-in user. */
export async function schedule(
  strapi: Core.Strapi,
  ref: EntryRef,
  { action, at, title }: { action: ScheduledAction; at: Date; title: string },
): Promise<void> {
  const person = currentPerson(strapi);
  const rows = strapi.db.query(SCHEDULE);
  await rows.updateMany({
    where: { ...toColumns(ref), Action: action, State: { $in: ['waiting', 'refused'] } },
    data: { State: 'settled' },
  });
  await rows.create({
    data: {
      ...toColumns(ref),
      Title: title,
      Action: action,
      At: at,
      State: 'waiting',
      Person: person.name,
      PersonId: person.id,
    },
  });
  await record(strapi, ref, { action: `schedule-${action}`, person, title, scheduledFor: at });
}
