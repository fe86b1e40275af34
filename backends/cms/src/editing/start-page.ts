import type { Core, UID } from '@strapi/strapi';
import { addAdminRoute, permissionsOf, type AdminContext } from '../admin-routes';
import { isPublicType, REQUEST } from '../content-api/private-types';
import { types, uidOf } from './panel';
import type { Line } from './start-page-answer';

/** Fields from which and until which the site shows entries. */
const TIMES: Readonly<Record<string, { from: string; until?: string }>> = {
  article: { from: 'PublishDate' },
  video: { from: 'PublishDate' },
  newsletter: { from: 'PublishDate' },
  library: { from: 'PublishDate' },
  announcement: { from: 'StartDate', until: 'EndDate' },
  'home-page-announcement': { from: 'StartDate', until: 'EndDate' },
  'emergency-banner': { from: 'From', until: 'To' },
};

const MOST_LINES = 8;
const SOON_MS = 14 * 24 * 60 * 60 * 1000;

/** Registers GET /editing/start: what waits, what comes, what ends and what lacks its translation. */
export function registerStartPage(strapi: Core.Strapi): void {
  addAdminRoute(strapi, 'GET', '/editing/start', async (context: AdminContext) => {
    const mayRead = (uid: string) => !permissionsOf(strapi, context, uid).cannot.read();
    const readable = Object.keys(types).filter(
      (type) => isPublicType(uidOf(type)) && mayRead(uidOf(type)),
    );
    const timed = readable.filter((type) => type in TIMES);
    const now = new Date();
    const soon = new Date(now.getTime() + SOON_MS);
    const [waiting, scheduled, ending, untranslated] = await Promise.all([
      requests(strapi, context),
      Promise.all(timed.map((type) => timedLines(strapi, type, 'from', now))),
      Promise.all(timed.map((type) => timedLines(strapi, type, 'until', now, soon))),
      Promise.all(readable.map((type) => withoutTranslation(strapi, type))),
    ]);
    context.body = {
      waiting,
      scheduled: soonest(scheduled.flat()),
      ending: soonest(ending.flat()),
      untranslated: untranslated.flat().slice(0, MOST_LINES),
      untranslatedCount: untranslated.flat().length,
    };
  });
}

const soonest = (lines: Line[]): Line[] =>
  lines.sort((a, b) => (a.at ?? '').localeCompare(b.at ?? '')).slice(0, MOST_LINES);

/** For publishers all that waits; for others their own requests that were given back. */
async function requests(strapi: Core.Strapi, context: AdminContext): Promise<Line[]> {
  const rows = (await strapi.db.query(REQUEST).findMany({
    where: { State: { $in: ['waiting', 'returned'] } },
    orderBy: { At: 'asc' },
    limit: 100,
  })) as Record<string, string>[];
  return rows
    .filter(({ Type = '', State, PersonId }) => {
      const isMine = Number(PersonId) === context.state.user.id;
      if (State === 'returned') return isMine;
      return isMine || !permissionsOf(strapi, context, Type).cannot.publish();
    })
    .map(({ Type = '', Entry = '', Language = '', Title = '', Note, Answer, Person }) => ({
      uid: Type,
      documentId: Entry,
      locale: Language,
      title: Title,
      note: Answer || Note,
      person: Person,
    }))
    .slice(0, MOST_LINES);
}

async function timedLines(
  strapi: Core.Strapi,
  type: string,
  edge: 'from' | 'until',
  after: Date,
  before?: Date,
): Promise<Line[]> {
  const field = TIMES[type]?.[edge];
  if (!field) return [];
  const rows = await strapi.db.query(uidOf(type)).findMany({
    where: {
      publishedAt: { $notNull: true },
      [field]: { $gt: after.toISOString(), ...(before && { $lt: before.toISOString() }) },
    },
    orderBy: { [field]: 'asc' },
    limit: MOST_LINES,
  });
  return (rows as Record<string, unknown>[]).map((row) => ({
    ...lineOf(type, row),
    at: new Date(row[field] as string).toISOString(),
  }));
}

/** Entries that are published in one language and do not exist in the other. */
async function withoutTranslation(strapi: Core.Strapi, type: string): Promise<Line[]> {
  const uid = uidOf(type) as UID.ContentType;
  const { pluginOptions } = strapi.getModel(uid) as {
    pluginOptions?: { i18n?: { localized?: boolean } };
  };
  if (!pluginOptions?.i18n?.localized) return [];
  const title = types[type]?.columns?.[0];
  const rows = (await strapi.db.query(uid).findMany({
    select: ['documentId', 'locale', 'publishedAt', ...(title ? [title] : [])] as never,
  })) as Record<string, unknown>[];
  const languages = new Map<unknown, Set<unknown>>();
  for (const { documentId, locale } of rows) {
    languages.set(documentId, (languages.get(documentId) ?? new Set()).add(locale));
  }
  return rows
    .filter(({ documentId, publishedAt }) => publishedAt && languages.get(documentId)?.size === 1)
    .map((row) => lineOf(type, row));
}

function lineOf(type: string, row: Record<string, unknown>): Line {
  const title = row[types[type]?.columns?.[0] ?? ''];
  return {
    uid: uidOf(type),
    documentId: String(row.documentId),
    locale: String(row.locale ?? 'ar'),
    title: typeof title === 'string' ? title : (types[type]?.name[0] ?? type),
  };
}
