import type { Core } from '@strapi/strapi';
import { addAdminRoute, permissionsOf, type AdminContext } from '../admin-routes';
import { isPublicType, PUBLICATION, REQUEST } from '../content-api/private-types';
import { types } from './panel';

/** One language of an entry. */
interface Place {
  readonly uid: string;
  readonly documentId: string;
  readonly locale: string;
}

interface Person {
  readonly id?: number;
  readonly name: string;
}

const MOST_CHARACTERS = 1000;
const ACTIONS: ReadonlySet<string> = new Set(['publish', 'unpublish', 'delete']);

/**
 * Registers the requests of the panel about publishing:
 * GET /editing/publishing – the open request and what was published when;
 * POST /editing/requests – asks for publication, with a note;
 * POST /editing/requests/return – gives an entry back to its author, with a note.
 */
export function registerPublishing(strapi: Core.Strapi): void {
  addAdminRoute(strapi, 'GET', '/editing/publishing', async (context: AdminContext) => {
    const place = placeOf(context.query);
    if (!place || permissionsOf(strapi, context, place.uid).cannot.read()) {
      return void context.forbidden();
    }
    const where = { Type: place.uid, Entry: place.documentId };
    const [request, history] = await Promise.all([
      strapi.db.query(REQUEST).findOne({
        where: { ...where, Language: place.locale, State: { $in: ['waiting', 'returned'] } },
        orderBy: { At: 'desc' },
      }),
      strapi.db.query(PUBLICATION).findMany({ where, orderBy: { At: 'desc' }, limit: 10 }),
    ]);
    context.body = {
      mayPublish: !permissionsOf(strapi, context, place.uid).cannot.publish(),
      mayAsk: !permissionsOf(strapi, context, place.uid).cannot.update(),
      request,
      history,
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
    const where = { Type: place.uid, Entry: place.documentId, Language: place.locale };
    // A new request takes the place of the one that waits.
    await requests.deleteMany({ where: { ...where, State: { $in: ['waiting', 'returned'] } } });
    const asked = { Title: title, Note: note, Person: name, PersonId: id, At: new Date() };
    await requests.create({ data: { ...where, ...asked, State: 'waiting' } });
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
    const localized = await localesOf(strapi, uid, documentId, locale);
    const places = await Promise.all(
      localized.map(async (code) => {
        const place = { uid, documentId, locale: code };
        return { place, title: await titleOf(strapi, place) };
      }),
    );
    const result = await next();
    const person = currentPerson(strapi);
    for (const { place, title } of places) {
      await strapi.db.query(PUBLICATION).create({
        data: {
          Type: uid,
          Entry: documentId,
          Language: place.locale,
          Title: title ?? '',
          Action: action,
          Person: person.name,
          PersonId: person.id,
          At: new Date(),
        },
      });
      if (action === 'publish') await decide(strapi, place, 'published', person, '');
    }
    return result;
  });
}

async function localesOf(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  locale?: string | string[],
): Promise<string[]> {
  const rows = (await strapi.db
    .query(uid)
    .findMany({ where: { documentId }, select: ['locale'] as never })) as { locale?: string }[];
  const all = [...new Set(rows.map((row) => row.locale ?? ''))];
  if (!locale) return all.includes('') ? all : all.filter((code) => code === 'ar');
  return locale === '*' ? all : all.filter((code) => [locale].flat().includes(code));
}

async function decide(
  strapi: Core.Strapi,
  { uid, documentId, locale }: Place,
  state: 'published' | 'returned',
  person: Person,
  answer: string,
): Promise<void> {
  await strapi.db.query(REQUEST).updateMany({
    where: {
      Type: uid,
      Entry: documentId,
      Language: locale,
      State: { $in: ['waiting', 'returned'] },
    },
    data: { State: state, Answer: answer, Decider: person.name, DecidedAt: new Date() },
  });
}

/** Undefined for what is no entry of this project's types. */
export function placeOf(values: unknown): Place | undefined {
  const { uid, documentId, locale } = (values ?? {}) as Record<string, unknown>;
  const isKnown = typeof uid === 'string' && isPublicType(uid) && uid in strapi.contentTypes;
  const isId = typeof documentId === 'string' && /^[a-z\d]{1,40}$/.test(documentId);
  if (!isKnown || !isId) return undefined;
  return { uid, documentId, locale: locale === 'en' ? 'en' : 'ar' };
}

function noteOf(values: unknown): string | undefined {
  const { note } = (values ?? {}) as Record<string, unknown>;
  return typeof note === 'string' && note.length <= MOST_CHARACTERS ? note.trim() : undefined;
}

/** What an entry is called in the panel; undefined if it does not exist in the language. */
async function titleOf(strapi: Core.Strapi, place: Place): Promise<string | undefined> {
  const { uid, documentId, locale } = place;
  const rows = await strapi.db.query(uid).findMany({
    where: { documentId, ...(locale && { locale }) },
    limit: 1,
  });
  const [row] = rows as Record<string, unknown>[];
  if (!row) return undefined;
  const type = types[uid.slice(uid.indexOf('.') + 1)];
  const title = row[type?.columns?.[0] ?? ''];
  return typeof title === 'string' ? title.slice(0, 300) : (type?.displayName ?? uid);
}

interface User {
  readonly id: number;
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly email: string;
}

function personOf(user: unknown): Person {
  const { id, firstname, lastname, email } = user as User;
  return { id, name: [firstname, lastname].filter(Boolean).join(' ') || email };
}

function currentPerson(strapi: Core.Strapi): Person {
  const user = (strapi.requestContext.get() as { state?: { user?: unknown } } | undefined)?.state
    ?.user;
  return user ? personOf(user) : { name: 'CMS' };
}
