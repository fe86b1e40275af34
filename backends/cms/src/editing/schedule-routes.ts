import type { Core } from '@strapi/strapi';
import { addAdminRoute, permissionsOf, type AdminContext } from '../admin-routes';
import { SCHEDULE } from '../content-types/private-types';
import type { ScheduledAction } from './history';
import { personOf } from './person';
import { columnsOf, localesOf, placeOf, titleOf, type Place } from './place';
import { cancel, publishedLocales, refusalOf, schedule, type StoredSchedule } from './schedules';
import { timesOf } from './times';
import { warningsOf } from './warnings';

const MAX_AHEAD_MS = 2 * 366 * 24 * 60 * 60 * 1000;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

interface Wanted {
  readonly place: Place;
  readonly action: ScheduledAction;
  readonly at: Date;
  readonly isForAll: boolean;
}

/**
 * Registers the requests of the panel about moments, for those who may publish:
 * POST /editing/schedules – publishes or takes down at a moment, in one language or in all;
 * POST /editing/schedules/cancel – ends a schedule by its id.
 * A refusal has a code in `details.reason`.
 */
export function registerSchedules(strapi: Core.Strapi): void {
  addAdminRoute(strapi, 'POST', '/editing/schedules', async (context: AdminContext) => {
    const wanted = wantedOf(context.request.body);
    if (!wanted) return void context.badRequest();
    const { place, action, at, isForAll } = wanted;
    if (permissionsOf(strapi, context, place.uid).cannot.publish()) return void context.forbidden();
    const refuse = (reason: string) => void context.badRequest(reason, { reason });
    if (at.getTime() <= Date.now()) return refuse('past');
    if (at.getTime() > Date.now() + MAX_AHEAD_MS) return refuse('far');
    if (action === 'unpublish' && timesOf(place.uid)?.until) return refuse('ownEnd');

    const locales = isForAll ? await localesOf(strapi, place) : [place.locale];
    const places: Place[] = [];
    for (const locale of locales) {
      const one = { ...place, locale };
      const reason = await whyNot(strapi, one, action, at);
      if (!reason) places.push(one);
      // What is published in one language only is taken down in that one.
      else if (action === 'publish' || !isForAll) return refuse(reason);
    }
    if (places.length === 0) return refuse('notPublished');
    await strapi.db.transaction(async () => {
      for (const one of places) {
        const title = (await titleOf(strapi, one)) ?? '';
        await schedule(strapi, one, { action, at, title });
      }
    });
    const warnings = action === 'publish' ? await countWarnings(strapi, places) : 0;
    context.body = { warnings };
  });

  addAdminRoute(strapi, 'POST', '/editing/schedules/cancel', async (context: AdminContext) => {
    const { id } = (context.request.body ?? {}) as { id?: unknown };
    if (!Number.isSafeInteger(id)) return void context.badRequest();
    const found = (await strapi.db
      .query(SCHEDULE)
      .findOne({ where: { id: id as number } })) as StoredSchedule | null;
    if (!found) return void context.notFound();
    if (permissionsOf(strapi, context, found.Type).cannot.publish())
      return void context.forbidden();
    const isEnded = await cancel(strapi, found, personOf(context.state.user));
    if (!isEnded) return void context.badRequest('over', { reason: 'over' });
    context.body = { ok: true };
  });
}

function wantedOf(values: unknown): Wanted | undefined {
  const { action, at, both } = (values ?? {}) as Record<string, unknown>;
  const place = placeOf(values);
  if (!place || typeof at !== 'string' || !MOMENT.test(at)) return undefined;
  if (action !== 'publish' && action !== 'unpublish') return undefined;
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return undefined;
  return { place, action, at: moment, isForAll: both === true };
}

async function whyNot(
  strapi: Core.Strapi,
  place: Place,
  action: ScheduledAction,
  at: Date,
): Promise<string | undefined> {
  if (action === 'publish') return refusalOf(strapi, place);
  const isPublished = (await publishedLocales(strapi, place)).includes(place.locale);
  if (isPublished) return undefined;
  const before = await strapi.db.query(SCHEDULE).count({
    where: { ...columnsOf(place), Action: 'publish', State: 'waiting', At: { $lt: at } },
  });
  return before > 0 ? undefined : 'notPublished';
}

async function countWarnings(strapi: Core.Strapi, places: readonly Place[]): Promise<number> {
  const found = await Promise.all(places.map((place) => warningsOf(strapi, place)));
  return found.flat().length;
}
