import type { Core } from '@strapi/strapi';
import { addAdminRoute, permissionsOf, type AdminContext } from '../admin-routes';
import { isPublicType, PUBLICATION, REQUEST } from '../content-types/private-types';
import { record, type HistoryAction } from './history';
import { currentPerson, currentSchedule, personOf, type Person } from './person';
import { columnsOf, localesOf, placeOf, titleOf, type Place } from './place';
import { schedulesOf, settle } from './schedules';

const MAX_NOTE_CHARACTERS = 1000;
const ACTIONS: ReadonlySet<string> = new Set<HistoryAction>(['publish', 'unpublish', 'delete']);

/**
 * Registers the requests of the panel about publishing:
 * GET /editing/publishing – the open request, what is scheduled and what was published when;
 * POST /editing/requests – requests publication, with a note;
 * POST /editing/requests/return – returns an entry to its author, with a note.
 */
export function registerPublishing(strapi: Core.Strapi): void {
  addAdminRoute(strapi, 'GET', '/editing/publishing', async (context: AdminContext) => {
    const place = placeOf(context.query);
    if (!place || permissionsOf(strapi, context, place.uid).cannot.read()) {
      return void context.forbidden();
    }
    const { Language, ...entry } = columnsOf(place);
    const [request, history, scheduling] = await Promise.all([
      strapi.db.query(REQUEST).findOne({
        where: { ...entry, Language, State: { $in: ['waiting', 'returned'] } },
        orderBy: { At: 'desc' },
      }),
      strapi.db
        .query(PUBLICATION)
        .findMany({ where: entry, orderBy: [{ At: 'desc' }, { id: 'desc' }], limit: 20 }),
      schedulesOf(strapi, place),
    ]);
    context.body = {
      mayPublish: !permissionsOf(strapi, context, place.uid).cannot.publish(),
      mayAsk: !permissionsOf(strapi, context, place.uid).cannot.update(),
      request,
      history,
      ...scheduling,
    };
  });

  addAdminRoute(strapi, 'POST', '/editing/requests', async (context: AdminContext) => {
    const place = placeOf(context.request.body);
    const note = noteOf(context.request.body);
    if (!place || note === undefined) return void context.badRequest();
    if (permissionsOf(strapi, context, place.uid).cannot.update()) return void context.forbidden();
    const title = await titleOf(strapi, place);
    if (title === undefined) return void context.notFound();
    const { id, name } = personOf(context.state.user);
    const requests = strapi.db.query(REQUEST);
    // A new request takes the place of the one that waits.
    await requests.deleteMany({ where: openRequests(place) });
    const asked = { Title: title, Note: note, Person: name, PersonId: id, At: new Date() };
    await requests.create({ data: { ...columnsOf(place), ...asked, State: 'waiting' } });
    context.body = { ok: true };
  });

  addAdminRoute(strapi, 'POST', '/editing/requests/return', async (context: AdminContext) => {
    const place = placeOf(context.request.body);
    const note = noteOf(context.request.body);
    if (!place || !note) return void context.badRequest();
    if (permissionsOf(strapi, context, place.uid).cannot.publish()) return void context.forbidden();
    await decide(strapi, place, 'returned', personOf(context.state.user), note);
    context.body = { ok: true };
  });
}

/** Records who publishes, takes down and deletes what; nothing of it can be changed in the panel. */
export function recordPublications(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid } = context;
    if (!ACTIONS.has(action) || !isPublicType(uid)) return next();
    const { documentId, locale } = context.params as {
      documentId: string;
      locale?: string | string[];
    };
    const localized = addressed(await localesOf(strapi, { uid, documentId }), locale);
    const places = await Promise.all(
      localized.map(async (code) => {
        const place = { uid, documentId, locale: code };
        return { place, title: await titleOf(strapi, place) };
      }),
    );
    const result = await next();
    const person = currentPerson(strapi);
    const scheduledFor = currentSchedule()?.at;
    const done = action as 'publish' | 'unpublish' | 'delete';
    for (const { place, title } of places) {
      await record(strapi, place, { action: done, person, title: title ?? '', scheduledFor });
      await settle(strapi, place, done, person);
      if (action === 'publish') await decide(strapi, place, 'published', person, '');
      // A request for a deleted entry cannot be opened.
      if (action === 'delete') {
        await strapi.db.query(REQUEST).deleteMany({ where: openRequests(place) });
      }
    }
    return result;
  });
}

/** Those languages of an entry that an action is about. */
function addressed(all: string[], locale?: string | string[]): string[] {
  if (!locale || all.includes(''))
    return all.includes('') ? all : all.filter((one) => one === 'ar');
  return locale === '*' ? all : all.filter((code) => [locale].flat().includes(code));
}

async function decide(
  strapi: Core.Strapi,
  place: Place,
  state: 'published' | 'returned',
  person: Person,
  answer: string,
): Promise<void> {
  await strapi.db.query(REQUEST).updateMany({
    where: openRequests(place),
    data: { State: state, Answer: answer, Decider: person.name, DecidedAt: new Date() },
  });
}

const openRequests = (place: Place) => ({
  ...columnsOf(place),
  State: { $in: ['waiting', 'returned'] },
});

function noteOf(values: unknown): string | undefined {
  const { note } = (values ?? {}) as Record<string, unknown>;
  return typeof note === 'string' && note.length <= MAX_NOTE_CHARACTERS ? note.trim() : undefined;
}
