import type { Core } from '@strapi/strapi';
import { addAdminRoute, may } from '../admin-routes';
import { SCHEDULE } from '../content-types/private-types';
import type { ScheduledAction } from './history';
import { toPerson } from './person';
import { addEntryRoute, toColumns, readLocales, readTitle, type EntryRef } from './entry-ref';
import { cancel, dryRunPublish, schedule, type StoredSchedule } from './schedules';
import { timeFields } from './times';
import { findWarnings } from './warnings';

const MAX_AHEAD_MS = 2 * 366 * 24 * 60 * 60 * 1000;
const ISO_DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

interface ScheduleRequest {
  readonly action: ScheduledAction;
  readonly at: Date;
  readonly isForAll: boolean;
}

/**
 * Schedule routes; they require the publish permission:
 * POST /editing/schedules – schedules a publication or unpublication in one or all locales;
 * POST /editing/schedules/cancel – cancels a schedule by id.
 * Errors have a code in `details.reason`.
 */
export function registerSchedules(strapi: Core.Strapi): void {
  addEntryRoute(strapi, 'POST', '/editing/schedules', 'publish', async (context, ref) => {
    const parsed = parseScheduleRequest(context.request.body);
    if (!parsed) return void context.badRequest();
    const { action, at, isForAll } = parsed;
    const refuse = (reason: string) => void context.badRequest(reason, { reason });
    if (at.getTime() <= Date.now()) return refuse('past');
    if (at.getTime() > Date.now() + MAX_AHEAD_MS) return refuse('far');
    if (action === 'unpublish' && timeFields(ref.uid)?.until) return refuse('ownEnd');

    const locales = isForAll ? await readLocales(strapi, ref) : [ref.locale];
    const refs: EntryRef[] = [];
    for (const locale of locales) {
      const localized = { ...ref, locale };
      const reason = await checkSchedule(strapi, localized, action, at);
      if (!reason) refs.push(localized);
      // Unpublishing all locales skips unpublished ones.
      else if (action === 'publish' || !isForAll) return refuse(reason);
    }
    if (refs.length === 0) return refuse('notPublished');
    await strapi.db.transaction(async () => {
      for (const localized of refs) {
        const title = (await readTitle(strapi, localized)) ?? '';
        await schedule(strapi, localized, { action, at, title });
      }
    });
    const warnings = action === 'publish' ? await countWarnings(strapi, refs) : 0;
    context.body = { warnings };
  });

  addAdminRoute(strapi, 'POST', '/editing/schedules/cancel', async (context) => {
    const { id } = (context.request.body ?? {}) as { id?: unknown };
    if (!Number.isSafeInteger(id)) return void context.badRequest();
    const found = (await strapi.db
      .query(SCHEDULE)
      .findOne({ where: { id: id as number } })) as StoredSchedule | null;
    if (!found) return void context.notFound();
    if (!may(context, 'publish', found.Type)) return void context.forbidden();
    const isEnded = await cancel(strapi, found, toPerson(context.state.user));
    if (!isEnded) return void context.badRequest('over', { reason: 'over' });
    context.body = { ok: true };
  });
}

function parseScheduleRequest(values: unknown): ScheduleRequest | undefined {
  const { action, at, both } = (values ?? {}) as Record<string, unknown>;
  if (typeof at !== 'string' || !ISO_DATE_TIME.test(at)) return undefined;
  if (action !== 'publish' && action !== 'unpublish') return undefined;
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return undefined;
  return { action, at: date, isForAll: both === true };
}

async function checkSchedule(
  strapi: Core.Strapi,
  ref: EntryRef,
  action: ScheduledAction,
  at: Date,
): Promise<string | undefined> {
  if (action === 'publish') return dryRunPublish(strapi, ref);
  const isPublished = (await readLocales(strapi, ref, 'published')).includes(ref.locale);
  if (isPublished) return undefined;
  const before = await strapi.db.query(SCHEDULE).count({
    where: { ...toColumns(ref), Action: 'publish', State: 'waiting', At: { $lt: at } },
  });
  return before > 0 ? undefined : 'notPublished';
}

async function countWarnings(strapi: Core.Strapi, refs: readonly EntryRef[]): Promise<number> {
  const found = await Promise.all(refs.map((ref) => findWarnings(strapi, ref)));
  return found.flat().length;
}
