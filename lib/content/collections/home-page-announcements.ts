import { plainLines } from '../../html/plain-text';
import { readHtml } from '../../html/sanitize';
import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection, endsAfter, nullIfUnpublished, type TimeField } from '../collection';
import {
  dueTimesLoader,
  growingSource,
  lastChangeLoader,
  type ContentDescriptor,
} from '../descriptor';
import { NotPublishedError } from '../errors';
import {
  optionalDate,
  optionalNumber,
  optionalText,
  requiredText,
  type Attributes,
} from '../fields';
import { bodyText, pageSearchText } from '../search-text';
import { sitemapPages } from '../sitemap-pages';
import { filterStarted, isVisibleFrom } from '../timed';
import type { Entry } from '../types';
import { toNumber, toText } from '../values';

/**
 * An auction or maintenance notice: safe HTML and its first paragraph as plain text, shown between
 * two ISO date-times; null = no end.
 */
export interface HomePageAnnouncement extends Entry {
  /** The authority's own number. */
  readonly id: number;
  /** Null if missing. */
  readonly kind: 'auction' | 'maintenance' | null;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly content: string;
  readonly excerpt: string;
}

const KINDS = ['auction', 'maintenance'] as const;

/** Largest id that a URL may contain. */
const MAX_ID = 999_999_999;
const ID = /^\d{1,9}$/;
/** Characters of a title that is derived from the text. */
const MAX_TITLE = 120;

const START: TimeField = { name: 'StartDate', kind: 'datetime', optional: true };
const END: TimeField = { name: 'EndDate', kind: 'datetime', isEnd: true };
/** An end at midnight covers its day. */
const DAY_MS = 24 * 60 * 60_000;

const announcements = new Collection({
  apiName: 'home-page-announcements',
  fields: {
    AnnouncementId: optionalNumber.integer().min(1).max(MAX_ID).required(),
    Kind: optionalText,
    Title: requiredText,
    StartDate: optionalDate,
    EndDate: optionalDate,
    Announcement: optionalText,
  },
  fill: ({ AnnouncementId, id, Title, Announcement }) => ({
    AnnouncementId: toNumber(AnnouncementId) ?? id,
    Title:
      toText(Title).trim() || plainLines(toText(Announcement), MAX_TITLE)[0]?.slice(0, MAX_TITLE),
  }),
  sort: 'StartDate:desc',
  shownFrom: [START],
});

/** Announcements are published in this language only. */
const LANGUAGE: Locale = 'ar';

/** Started notices that have not ended, newest first; with a stored list, also ones ended since. */
export async function loadHomePageAnnouncements(): Promise<HomePageAnnouncement[]> {
  return filterStarted(await loadCurrentAnnouncements(), startTime);
}

/** A notice and its visibility; undefined for an unknown id. */
export async function findHomePageAnnouncement(
  id: string,
): Promise<{ announcement: HomePageAnnouncement; hasStarted: boolean } | undefined> {
  if (!ID.test(id)) return undefined;
  // The list has a copy while the content API is away.
  const announcement =
    (await loadCurrentAnnouncements()).find((candidate) => String(candidate.id) === id) ??
    (await nullIfUnpublished(loadAnnouncement(id)));
  return announcement
    ? { announcement, hasStarted: await isVisibleFrom(startTime(announcement)) }
    : undefined;
}

const startTime = ({ startsAt }: HomePageAnnouncement) => startsAt;

const loadCurrentAnnouncements = cachedLoader({
  name: 'home-page-announcements',
  version: 4,
  tags: ['home-page-announcement'],
  load: async (): Promise<HomePageAnnouncement[]> => {
    const current = endsAfter(END, new Date(Date.now() - DAY_MS));
    return (await announcements.all(LANGUAGE, current)).map(toAnnouncement);
  },
});

const loadAnnouncement = cachedLoader({
  name: 'home-page-announcement',
  version: 1,
  tags: ['home-page-announcement'],
  load: async (id: string): Promise<HomePageAnnouncement> => {
    const raw = await announcements.findIdentified(LANGUAGE, 'AnnouncementId', id, '$eq');
    // Another notice may have this number as its id.
    if (String(raw.AnnouncementId) !== id) throw new NotPublishedError(`announcement ${id}`);
    return toAnnouncement(raw);
  },
});

function toAnnouncement(raw: Attributes<typeof announcements.fields>): HomePageAnnouncement {
  const { html, excerpt } = readHtml(raw.Announcement, LANGUAGE);
  return {
    id: raw.AnnouncementId,
    kind: KINDS.find((kind) => kind === raw.Kind) ?? null,
    title: raw.Title,
    startsAt: raw.StartDate ?? raw.updatedAt,
    endsAt: raw.EndDate,
    content: html,
    // Do not repeat a title that was derived from the text.
    excerpt: excerpt.trim() === raw.Title ? '' : excerpt,
    updatedAt: raw.updatedAt,
  };
}

const target = (id: number | string) => ({ route: 'announcement', query: { id } }) as const;

const searched = announcements.only(
  ...(['AnnouncementId', 'Title', 'StartDate', 'EndDate', 'Announcement'] as const),
);

const { load, update } = growingSource(searched, (raw, locale) =>
  pageSearchText(
    locale,
    { key: 'announcement', query: { id: raw.AnnouncementId } },
    {
      id: String(raw.AnnouncementId),
      title: raw.Title,
      text: bodyText(raw.Announcement),
      date: raw.StartDate,
      from: raw.StartDate,
      until: raw.EndDate,
    },
  ),
);

export const homePageAnnouncementContent: ContentDescriptor = {
  search: {
    name: 'announcements',
    tags: ['home-page-announcement'],
    load: async (locale) => (locale === LANGUAGE ? load(locale) : []),
    update: async (locale, known) => (locale === LANGUAGE ? update(locale, known) : []),
  },
  sitemapPages: sitemapPages(announcements.only('AnnouncementId', 'StartDate'), {
    name: 'announcements',
    tags: ['home-page-announcement'],
    identifier: 'AnnouncementId',
    language: LANGUAGE,
    toEntry: ({ AnnouncementId, updatedAt }) => ({
      ...target(AnnouncementId),
      slug: String(AnnouncementId),
      updatedAt,
    }),
  }),
  changes: lastChangeLoader('home-page-announcement', announcements),
  dueTimes: dueTimesLoader(announcements.only('StartDate', 'EndDate'), [START, END]),
};
