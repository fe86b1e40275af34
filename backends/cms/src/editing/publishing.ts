import type { Core } from '@strapi/strapi';
import { may } from '../admin-routes';
import { isPublicType, PUBLICATION, REQUEST } from '../content-types/private-types';
import { record, type HistoryAction } from './history';
import { currentPerson, currentSchedule, toPerson, type Person } from './person';
import { addEntryRoute, toColumns, readLocales, readTitle, type EntryRef } from './entry-ref';
import { readSchedules, settleSchedules } from './schedules';

const MAX_NOTE_CHARACTERS = 1000;
const ACTIONS: ReadonlySet<string> = new Set<HistoryAction>(['publish', 'unpublish', 'delete']);

/**
 * Routes of the publishing panel:
 * GET /editing/publishing – open request, schedules and history;
 * POST /editing/requests – requests publication with a note;
 * POST /editing/requests/return – returns a request to its author with a note.
 */
export function registerPublishing(strapi: Core.Strapi): void {
  addEntryRoute(strapi, 'GET', '/editing/publishing', 'read', async (context, ref) => {
    const { Language, ...entry } = toColumns(ref);
    const [request, history, scheduling] = await Promise.all([
      strapi.db.query(REQUEST).findOne({
        where: { ...entry, Language, State: { $in: ['waiting', 'returned'] } },
        orderBy: { At: 'desc' },
      }),
      strapi.db
        .query(PUBLICATION)
        .findMany({ where: entry, orderBy: [{ At: 'desc' }, { id: 'desc' }], limit: 20 }),
      readSchedules(strapi, ref),
    ]);
    context.body = {
      mayPublish: may(context, 'publish', ref.uid),
      mayAsk: may(context, 'update', ref.uid),
      request,
      history,
      ...scheduling,
    };
  });

  addEntryRoute(strapi, 'POST', '/editing/requests', 'update', async (context, ref) => {
    const note = parseNote(context.request.body);
    if (note === undefined) return void context.badRequest();
    const title = await readTitle(strapi, ref);
    if (title === undefined) return void context.notFound();
    const { id, name } = toPerson(context.state.user);
    const requests = strapi.db.query(REQUEST);
    // A new request replaces an open request.
    await requests.deleteMany({ where: openRequests(ref) });
    const data = { Title: title, Note: note, Person: name, PersonId: id, At: new Date() };
    await requests.create({ data: { ...toColumns(ref), ...data, State: 'waiting' } });
    context.body = { ok: true };
  });

  addEntryRoute(strapi, 'POST', '/editing/requests/return', 'publish', async (context, ref) => {
    const note = parseNote(context.request.body);
    if (!note) return void context.badRequest();
    await decide(strapi, ref, 'returned', toPerson(context.state.user), note);
    context.body = { ok: true };
  });
}

/** Document middleware that writes the history and closes requests and schedules. */
export function recordPublications(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid } = context;
    if (!ACTIONS.has(action) || !isPublicType(uid)) return next();
    const { documentId, locale } = context.params as {
      documentId: string;
      locale?: string | string[];
    };
    const localized = affectedLocales(await readLocales(strapi, { uid, documentId }), locale);
    const refs = await Promise.all(
      localized.map(async (code) => {
        const ref = { uid, documentId, locale: code };
        return { ref, title: await readTitle(strapi, ref) };
      }),
    );
    const result = await next();
    const person = currentPerson(strapi);
    const scheduledFor = currentSchedule()?.at;
    const done = action as 'publish' | 'unpublish' | 'delete';
    for (const { ref, title } of refs) {
      await record(strapi, ref, { action: done, person, title: title ?? '', scheduledFor });
      await settleSchedules(strapi, ref, done, person);
      if (action === 'publish') await decide(strapi, ref, 'published', person, '');
      // A request for a deleted entry cannot be opened.
      if (action === 'delete') {
        await strapi.db.query(REQUEST).deleteMany({ where: openRequests(ref) });
      }
    }
    return result;
  });
}

function affectedLocales(all: string[], locale?: string | string[]): string[] {
  if (!locale || all.includes(''))
    return all.includes('') ? all : all.filter((code) => code === 'ar');
  return locale === '*' ? all : all.filter((code) => [locale].flat().includes(code));
}

async function decide(
  strapi: Core.Strapi,
  ref: EntryRef,
  state: 'published' | 'returned',
  person: Person,
  answer: string,
): Promise<void> {
  await strapi.db.query(REQUEST).updateMany({
    where: openRequests(ref),
    data: { State: state, Answer: answer, Decider: person.name, DecidedAt: new Date() },
  });
}

const openRequests = (ref: EntryRef) => ({
  ...toColumns(ref),
  State: { $in: ['waiting', 'returned'] },
});

function parseNote(values: unknown): string | undefined {
  const { note } = (values ?? {}) as Record<string, unknown>;
  return typeof note === 'string' && note.length <= MAX_NOTE_CHARACTERS ? note.trim() : undefined;
}
