import { endBefore, endOf, hasEnded } from '@ports-authority/period';
import type { Core, UID } from '@strapi/strapi';
import { addAdminRoute, permissionsOf, type AdminContext } from '../admin-routes';
import { SCHEDULE } from '../content-types/private-types';
import { record } from './history';
import { personOf } from './person';
import { placeOf } from './place';
import { uidOf } from './panel';
import type { Notice, NoticeKind, Notices, ScheduledNotice } from './notices-response';
import type { StoredSchedule } from './schedules';
import { timesOf } from './times';

interface Kind {
  readonly kind: NoticeKind;
  /** The field that visitors read first. */
  readonly text: string;
  /** Pages of a language in which it is not published show it in the other one. */
  readonly isInOtherLanguage?: boolean;
  /** The one language whose pages show it. */
  readonly onlyIn?: string;
  /** Has an address that visitors may have kept: it ends, and stays readable there. */
  readonly hasPage?: boolean;
}

const KINDS: Readonly<Record<string, Kind>> = {
  [uidOf('emergency-banner')]: { kind: 'banner', text: 'Text', isInOtherLanguage: true },
  [uidOf('home-page-announcement')]: {
    kind: 'popup',
    text: 'Title',
    onlyIn: 'ar',
    hasPage: true,
  },
  [uidOf('announcement')]: { kind: 'services', text: 'Title', hasPage: true },
};

const LANGUAGES = ['ar', 'en'];

type Row = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly documentId: string;
  readonly locale: string;
};

/**
 * Registers the requests of the panel's screen of notices:
 * GET /editing/notices – what visitors see now above and on pages, and what comes next;
 * POST /editing/notices/end – takes one down in both languages, for those who may publish it.
 */
export function registerNotices(strapi: Core.Strapi): void {
  addAdminRoute(strapi, 'GET', '/editing/notices', async (context: AdminContext) => {
    const uids = Object.keys(KINDS).filter(
      (uid) => !permissionsOf(strapi, context, uid).cannot.read(),
    );
    if (uids.length === 0) return void context.forbidden();
    const found = await Promise.all(uids.map((uid) => noticesOf(strapi, context, uid)));
    const notices = found.flat();
    const hasBegun = ({ from }: Notice) => from === null || Date.parse(from) <= Date.now();
    context.body = {
      shown: notices.filter(hasBegun),
      next: notices
        .filter((notice) => !hasBegun(notice))
        .sort((one, other) => (one.from ?? '').localeCompare(other.from ?? '')),
      scheduled: await scheduledNotices(strapi, uids),
    } satisfies Notices;
  });

  addAdminRoute(strapi, 'POST', '/editing/notices/end', async (context: AdminContext) => {
    const place = placeOf(context.request.body);
    if (!place || !(place.uid in KINDS)) return void context.badRequest();
    if (permissionsOf(strapi, context, place.uid).cannot.publish()) return void context.forbidden();
    const isEnded = await endNotice(strapi, context, place);
    if (!isEnded) return void context.badRequest('over', { reason: 'over' });
    context.body = { ok: true };
  });
}

/** Published entries of a type that have not ended, one notice for both languages. */
async function noticesOf(
  strapi: Core.Strapi,
  context: AdminContext,
  uid: string,
): Promise<Notice[]> {
  const { kind, text, onlyIn, isInOtherLanguage } = KINDS[uid] as Kind;
  const { from, until } = timesOf(uid) as { from: string; until: string };
  const entries = new Map<string, Row[]>();
  for (const row of await publishedRows(strapi, uid)) {
    if (onlyIn && row.locale !== onlyIn) continue;
    entries.set(row.documentId, [...(entries.get(row.documentId) ?? []), row]);
  }
  const mayEnd = !permissionsOf(strapi, context, uid).cannot.publish();
  return [...entries].flatMap(([documentId, rows]): Notice[] => {
    // Both languages share the times.
    const [row] = rows as [Row];
    const end = momentIn(row[until]);
    if (end !== null && hasEnded({ endsAt: end })) return [];
    const locales = LANGUAGES.filter((locale) => rows.some((one) => one.locale === locale));
    return [
      {
        kind,
        uid,
        documentId,
        texts: rows.map((one) => ({ locale: one.locale, text: String(one[text] ?? '') })),
        pages: isInOtherLanguage ? LANGUAGES : locales,
        ...(typeof row.Level === 'string' && { level: row.Level }),
        from: momentIn(row[from]),
        until: end && new Date(endOf(end)).toISOString(),
        mayEnd,
      },
    ];
  });
}

async function publishedRows(
  strapi: Core.Strapi,
  uid: string,
  documentId?: string,
): Promise<Row[]> {
  return (await strapi.db.query(uid).findMany({
    where: { publishedAt: { $notNull: true }, ...(documentId && { documentId }) },
    orderBy: { locale: 'asc' },
  })) as Row[];
}

/** ISO date-time of a database value; null for none. */
function momentIn(value: unknown): string | null {
  return value ? new Date(value as string | Date).toISOString() : null;
}

async function scheduledNotices(
  strapi: Core.Strapi,
  uids: readonly string[],
): Promise<ScheduledNotice[]> {
  const rows = (await strapi.db.query(SCHEDULE).findMany({
    where: { State: 'waiting', Type: { $in: uids } },
    orderBy: { At: 'asc' },
  })) as StoredSchedule[];
  return rows.map(({ Type, Entry, Language, Title, Action, At }) => ({
    kind: (KINDS[Type] as Kind).kind,
    uid: Type,
    documentId: Entry,
    locale: Language,
    text: Title,
    action: Action,
    at: new Date(At).toISOString(),
  }));
}

/** Takes a notice down in all its languages; false if it was over already. */
async function endNotice(
  strapi: Core.Strapi,
  context: AdminContext,
  { uid, documentId }: { uid: string; documentId: string },
): Promise<boolean> {
  const { from, until } = timesOf(uid) as { from: string; until: string };
  return strapi.db.transaction(async ({ onCommit }) => {
    const rows = await publishedRows(strapi, uid, documentId);
    const [row] = rows;
    if (!row) return false;
    const old = momentIn(row[until]);
    if (old !== null && hasEnded({ endsAt: old })) return false;
    const beginning = momentIn(row[from]);
    const end = KINDS[uid]?.hasPage && beginning ? endBefore(beginning) : undefined;
    if (end === undefined) {
      await strapi.documents(uid as UID.ContentType).unpublish({ documentId, locale: '*' });
      return true;
    }
    await giveEnd(strapi, { uid, documentId, until, old, end });
    for (const { id, locale } of rows) {
      const person = personOf(context.state.user);
      await record(strapi, { uid, documentId, locale }, { action: 'end', person });
      onCommit(() => void report(strapi, uid, id));
    }
    return true;
  });
}

interface NewEnd {
  readonly uid: string;
  readonly documentId: string;
  readonly until: string;
  readonly old: string | null;
  readonly end: string;
}

/**
 * Changes the end of what is published, and of drafts that have the same one. Publishing would carry
 * along whatever else is in the drafts.
 */
async function giveEnd(strapi: Core.Strapi, { uid, documentId, until, old, end }: NewEnd) {
  const all = (await strapi.db.query(uid).findMany({ where: { documentId } })) as Row[];
  const now = Date.now();
  for (const row of all) {
    if (momentIn(row[until]) !== old) continue;
    const published = all.find((one) => one.locale === row.locale && one.publishedAt);
    const isModified =
      !row.publishedAt &&
      (!published ||
        new Date(row.updatedAt as string).getTime() >
          new Date(published.updatedAt as string).getTime());
    // By its own builder: the other way every draft would look as old as what is published.
    await strapi.db
      .queryBuilder(uid)
      .where({ id: row.id })
      .update({ [until]: end, updatedAt: new Date(isModified ? now + 1 : now) })
      .execute();
  }
}

/** Notifies the site, as publishing does. */
async function report(strapi: Core.Strapi, uid: string, id: number): Promise<void> {
  const entry = await strapi.db.query(uid).findOne({ where: { id } });
  const { modelName: model } = strapi.getModel(uid as UID.ContentType);
  await strapi.eventHub.emit('entry.update', { model, uid, entry });
}
