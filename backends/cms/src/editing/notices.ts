import { endBefore, exclusiveEnd, hasEnded } from '@ports-authority/content-types';
import type { Core, UID } from '@strapi/strapi';
import { addAdminRoute, may, type AdminContext } from '../admin-routes';
import { SCHEDULE } from '../content-types/private-types';
import { notifySite } from '../old-addresses/rules';
import { record } from './history';
import { toPerson } from './person';
import { addEntryRoute } from './entry-ref';
import { toUid } from './panel';
import type { Notice, NoticeKind, Notices, ScheduledNotice } from './notices-response';
import type { StoredSchedule } from './schedules';
import { timeFields } from './times';

interface Kind {
  readonly kind: NoticeKind;
  readonly text: string;
  /** Pages without a text in their language fall back to the other language. */
  readonly isInOtherLanguage?: boolean;
  /** The only locale that shows it. */
  readonly onlyIn?: string;
  /** Its page stays published after its end, as it may be bookmarked. */
  readonly hasPage?: boolean;
}

const KINDS: Readonly<Record<string, Kind>> = {
  [toUid('emergency-banner')]: { kind: 'banner', text: 'Text', isInOtherLanguage: true },
  [toUid('home-page-announcement')]: {
    kind: 'popup',
    text: 'Title',
    onlyIn: 'ar',
    hasPage: true,
  },
  [toUid('announcement')]: { kind: 'services', text: 'Title', hasPage: true },
};

const LANGUAGES = ['ar', 'en'];

type Row = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly documentId: string;
  readonly locale: string;
};

/**
 * Routes of the notices page:
 * GET /editing/notices – current, upcoming and scheduled notices;
 * POST /editing/notices/end – ends a notice in both languages; requires the publish permission.
 */
export function registerNotices(strapi: Core.Strapi): void {
  addAdminRoute(strapi, 'GET', '/editing/notices', async (context) => {
    const uids = Object.keys(KINDS).filter((uid) => may(context, 'read', uid));
    if (uids.length === 0) return void context.forbidden();
    const found = await Promise.all(uids.map((uid) => findNotices(strapi, context, uid)));
    const notices = found.flat();
    const hasBegun = ({ from }: Notice) => from === null || Date.parse(from) <= Date.now();
    context.body = {
      shown: notices.filter(hasBegun),
      next: notices
        .filter((notice) => !hasBegun(notice))
        .sort((a, b) => (a.from ?? '').localeCompare(b.from ?? '')),
      scheduled: await scheduledNotices(strapi, uids),
    } satisfies Notices;
  });

  addEntryRoute(strapi, 'POST', '/editing/notices/end', 'publish', async (context, ref) => {
    if (!(ref.uid in KINDS)) return void context.badRequest();
    const isEnded = await endNotice(strapi, context, ref);
    if (!isEnded) return void context.badRequest('over', { reason: 'over' });
    context.body = { ok: true };
  });
}

/** Published, unexpired notices of a type; both locales are one notice. */
async function findNotices(
  strapi: Core.Strapi,
  context: AdminContext,
  uid: string,
): Promise<Notice[]> {
  const { kind, text, onlyIn, isInOtherLanguage } = KINDS[uid] as Kind;
  const { from, until } = timeFields(uid) as { from: string; until: string };
  const entries = new Map<string, Row[]>();
  for (const row of await publishedRows(strapi, uid)) {
    if (onlyIn && row.locale !== onlyIn) continue;
    entries.set(row.documentId, [...(entries.get(row.documentId) ?? []), row]);
  }
  const mayEnd = may(context, 'publish', uid);
  return [...entries].flatMap(([documentId, rows]): Notice[] => {
    // The dates are not localized.
    const [row] = rows as [Row];
    const end = toIsoDate(row[until]);
    if (end !== null && hasEnded({ endsAt: end })) return [];
    const locales = LANGUAGES.filter((locale) => rows.some((version) => version.locale === locale));
    return [
      {
        kind,
        uid,
        documentId,
        texts: rows.map((version) => ({
          locale: version.locale,
          text: String(version[text] ?? ''),
        })),
        pages: isInOtherLanguage ? LANGUAGES : locales,
        ...(typeof row.Level === 'string' && { level: row.Level }),
        from: toIsoDate(row[from]),
        until: end && new Date(exclusiveEnd(end)).toISOString(),
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

/** Converts a database value to ISO 8601; null if empty. */
function toIsoDate(value: unknown): string | null {
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

/** Ends a notice in all locales; false if it had ended already. */
async function endNotice(
  strapi: Core.Strapi,
  context: AdminContext,
  { uid, documentId }: { uid: string; documentId: string },
): Promise<boolean> {
  const { from, until } = timeFields(uid) as { from: string; until: string };
  return strapi.db.transaction(async () => {
    const rows = await publishedRows(strapi, uid, documentId);
    const [row] = rows;
    if (!row) return false;
    const old = toIsoDate(row[until]);
    if (old !== null && hasEnded({ endsAt: old })) return false;
    const beginning = toIsoDate(row[from]);
    const end = KINDS[uid]?.hasPage && beginning ? endBefore(beginning) : undefined;
    if (end === undefined) {
      await strapi.documents(uid as UID.ContentType).unpublish({ documentId, locale: '*' });
      return true;
    }
    await setEndDate(strapi, { uid, documentId }, { field: until, old, end });
    const person = toPerson(context.state.user);
    for (const published of rows) {
      const { locale } = published;
      await record(strapi, { uid, documentId, locale }, { action: 'end', person });
      const { modelName } = strapi.getModel(uid as UID.ContentType);
      await notifySite(strapi, modelName, { ...published, [until]: end });
    }
    return true;
  });
}

/** Updates the end date in place: publishing would include other changes of the drafts. */
async function setEndDate(
  strapi: Core.Strapi,
  { uid, documentId }: { uid: string; documentId: string },
  { field, old, end }: { field: string; old: string | null; end: string },
): Promise<void> {
  const all = (await strapi.db.query(uid).findMany({ where: { documentId } })) as Row[];
  const now = Date.now();
  for (const row of all) {
    if (toIsoDate(row[field]) !== old) continue;
    const published = all.find((other) => other.locale === row.locale && other.publishedAt);
    const isModified =
      !row.publishedAt &&
      (!published ||
        new Date(row.updatedAt as string).getTime() >
          new Date(published.updatedAt as string).getTime());
    // The query builder, as `update` would overwrite `updatedAt` and hide that a draft is modified.
    await strapi.db
      .queryBuilder(uid)
      .where({ id: row.id })
      .update({ [field]: end, updatedAt: new Date(isModified ? now + 1 : now) })
      .execute();
  }
}
