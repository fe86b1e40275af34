import type { Core, UID } from '@strapi/strapi';
import { addAdminRoute, may, type AdminContext } from '../admin-routes';
import { getModel, isLocalised } from '../content-types/models';
import { isPublicType, REQUEST, SCHEDULE } from '../content-types/private-types';
import { types, toUid } from './panel';
import type { StoredSchedule } from './schedules';
import type { Line } from './start-page-response';
import { TIME_FIELDS } from './times';

const MAX_LINES = 8;
const SOON_MS = 14 * 24 * 60 * 60 * 1000;

/** GET /editing/start: open requests, schedules, ending notices and untranslated entries. */
export function registerStartPage(strapi: Core.Strapi): void {
  addAdminRoute(strapi, 'GET', '/editing/start', async (context) => {
    const mayRead = (uid: string) => may(context, 'read', uid);
    const readable = Object.keys(types).filter(
      (type) => isPublicType(toUid(type)) && mayRead(toUid(type)),
    );
    const withTimes = readable.filter((type) => type in TIME_FIELDS);
    const now = new Date();
    const soon = new Date(now.getTime() + SOON_MS);
    const schedules = await allSchedules(strapi);
    const waiting = schedules.filter(({ State }) => State === 'waiting');
    const [open, timed, ending, untranslated] = await Promise.all([
      requests(strapi, context, waiting),
      Promise.all(withTimes.map((type) => timedLines(strapi, type, 'from', now))),
      Promise.all(withTimes.map((type) => timedLines(strapi, type, 'until', now, soon))),
      Promise.all(readable.map((type) => untranslatedLines(strapi, type))),
    ]);
    context.body = {
      waiting: [...refused(strapi, context, schedules), ...open].slice(0, MAX_LINES).map(withKind),
      scheduled: soonest([
        ...timed.flat(),
        ...waiting.filter(({ Type }) => mayRead(Type)).map(scheduleToLine),
      ]).map(withKind),
      ending: soonest(ending.flat()).map(withKind),
      untranslated: untranslated.flat().slice(0, MAX_LINES).map(withKind),
      untranslatedCount: untranslated.flat().length,
    };
  });
}

const soonest = (lines: Line[]): Line[] =>
  lines.sort((a, b) => (a.at ?? '').localeCompare(b.at ?? '')).slice(0, MAX_LINES);

type ListedSchedule = StoredSchedule & { readonly State: 'waiting' | 'refused' };

async function allSchedules(strapi: Core.Strapi): Promise<ListedSchedule[]> {
  return (await strapi.db.query(SCHEDULE).findMany({
    where: { State: { $in: ['waiting', 'refused'] } },
    orderBy: { At: 'asc' },
    limit: 500,
  })) as ListedSchedule[];
}

const scheduleToLine = ({ Type, Entry, Language, Title, At, Action }: ListedSchedule): Line => ({
  uid: Type,
  documentId: Entry,
  locale: Language || 'ar',
  title: Title,
  at: new Date(At).toISOString(),
  action: Action,
});

/** Refused schedules, for publishers and their authors. */
function refused(
  strapi: Core.Strapi,
  context: AdminContext,
  schedules: readonly ListedSchedule[],
): Line[] {
  return schedules
    .filter(({ State }) => State === 'refused')
    .filter(
      ({ Type, PersonId }) => PersonId === context.state.user.id || may(context, 'publish', Type),
    )
    .map((schedule) => ({ ...scheduleToLine(schedule), reason: schedule.Reason ?? '' }));
}

/** Publishers see all unscheduled open requests, others their own open and returned ones. */
async function requests(
  strapi: Core.Strapi,
  context: AdminContext,
  scheduled: readonly StoredSchedule[],
): Promise<Line[]> {
  const rows = (await strapi.db.query(REQUEST).findMany({
    where: { State: { $in: ['waiting', 'returned'] } },
    orderBy: { At: 'asc' },
    limit: 100,
  })) as Record<string, string>[];
  const isScheduled = ({ Type, Entry, Language }: Record<string, string>) =>
    scheduled.some(
      (schedule) =>
        schedule.Action === 'publish' &&
        schedule.Type === Type &&
        schedule.Entry === Entry &&
        schedule.Language === Language,
    );
  return rows
    .filter((row) => {
      const { Type = '', State, PersonId } = row;
      const isMine = Number(PersonId) === context.state.user.id;
      if (State === 'returned') return isMine;
      if (isScheduled(row)) return false;
      return isMine || may(context, 'publish', Type);
    })
    .map(({ Type = '', Entry = '', Language = '', Title = '', ...request }) => ({
      uid: Type,
      documentId: Entry,
      locale: Language,
      title: Title,
      ...(request.State === 'returned'
        ? {
            note: request.Answer,
            person: request.Decider,
            ...(request.DecidedAt && { returnedAt: new Date(request.DecidedAt).toISOString() }),
          }
        : { note: request.Note, person: request.Person }),
    }));
}

async function timedLines(
  strapi: Core.Strapi,
  type: string,
  edge: 'from' | 'until',
  after: Date,
  before?: Date,
): Promise<Line[]> {
  const field = TIME_FIELDS[type]?.[edge];
  if (!field) return [];
  const rows = await strapi.db.query(toUid(type)).findMany({
    where: {
      publishedAt: { $notNull: true },
      [field]: { $gt: after.toISOString(), ...(before && { $lt: before.toISOString() }) },
    },
    orderBy: { [field]: 'asc' },
    limit: MAX_LINES,
  });
  return (rows as Record<string, unknown>[]).map((row) => ({
    ...toLine(type, row),
    at: new Date(row[field] as string).toISOString(),
  }));
}

/** Published entries that exist in one language only. */
async function untranslatedLines(strapi: Core.Strapi, type: string): Promise<Line[]> {
  const uid = toUid(type) as UID.ContentType;
  if (!isLocalised(uid)) return [];
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
    .map((row) => toLine(type, row));
}

function toLine(type: string, row: Record<string, unknown>): Line {
  const title = row[types[type]?.columns?.[0] ?? ''];
  return {
    uid: toUid(type),
    documentId: String(row.documentId),
    locale: String(row.locale ?? 'ar'),
    title: typeof title === 'string' ? title : (types[type]?.name[0] ?? type),
  };
}

const withKind = (line: Line): Line => ({
  ...line,
  isSingle: getModel(line.uid).kind === 'singleType',
});
