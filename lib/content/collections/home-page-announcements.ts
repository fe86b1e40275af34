import * as yup from 'yup';
import { readHtml } from '../../html/sanitize';
import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection, type TimeField } from '../collection';
import { dueTimesOf, lastChangeOf, type ContentDescriptor } from '../descriptor';
import { optionalText, requiredText } from '../fields';
import { bodyText, pageSearchText } from '../search-text';
import { begun, hasBegun } from '../timed';
import type { Entry } from '../types';

/**
 * An auction or maintenance notice with its safe HTML and the plain text of its first paragraph;
 * shown from one ISO date-time to another.
 */
export interface HomePageAnnouncement extends Entry {
  /** The authority's own number. */
  readonly id: number;
  readonly kind: 'auction' | 'maintenance';
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly content: string;
  readonly excerpt: string;
}

const KINDS: readonly HomePageAnnouncement['kind'][] = ['auction', 'maintenance'];

const PERIOD: readonly TimeField[] = [
  { name: 'StartDate', kind: 'datetime' },
  { name: 'EndDate', kind: 'datetime', isEnd: true },
];

const announcements = new Collection({
  apiName: 'home-page-announcements',
  fields: {
    AnnouncementId: yup.number().integer().required(),
    Kind: yup.string().oneOf(KINDS).required(),
    Title: requiredText,
    StartDate: requiredText,
    EndDate: requiredText,
    Announcement: optionalText,
  },
  sort: 'StartDate:desc',
});

/** The one language that announcements are published in. */
const LANGUAGE: Locale = 'ar';

/** All auction and maintenance notices that have begun, also those that have ended, newest first. */
export async function loadHomePageAnnouncements(): Promise<HomePageAnnouncement[]> {
  return begun(await loadAllAnnouncements(), startOf);
}

/** The notice of a number, and whether it may be shown yet; undefined for an unknown number. */
export async function findHomePageAnnouncement(
  id: string,
): Promise<{ announcement: HomePageAnnouncement; begun: boolean } | undefined> {
  const announcement = (await loadAllAnnouncements()).find((one) => String(one.id) === id);
  return announcement && { announcement, begun: await hasBegun(startOf(announcement)) };
}

const startOf = ({ startsAt }: HomePageAnnouncement) => startsAt;

const loadAllAnnouncements = cachedLoader({
  name: 'home-page-announcements',
  version: 4,
  tags: ['home-page-announcement'],
  load: async (): Promise<HomePageAnnouncement[]> =>
    (await announcements.all(LANGUAGE)).map((raw) => {
      const { html, excerpt } = readHtml(raw.Announcement, LANGUAGE);
      return {
        id: raw.AnnouncementId,
        kind: raw.Kind,
        title: raw.Title,
        startsAt: raw.StartDate,
        endsAt: raw.EndDate,
        content: html,
        excerpt,
        updatedAt: raw.updatedAt,
      };
    }),
});

const target = (id: number | string) => ({ route: 'announcement', query: { id } }) as const;

export const homePageAnnouncementContent: ContentDescriptor = {
  search: {
    name: 'announcements',
    tags: ['home-page-announcement'],
    load: async (locale) => {
      if (locale !== LANGUAGE) return [];
      const found = await announcements
        .only('AnnouncementId', 'Title', 'StartDate', 'EndDate', 'Announcement')
        .all(locale);
      return found.map((raw) =>
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
    },
  },
  targetsOfSlug: (slug) => [target(slug)],
  sitemapEntries: async (locale) =>
    locale === LANGUAGE
      ? (await loadHomePageAnnouncements()).map(({ id, updatedAt }) => ({
          ...target(id),
          slug: String(id),
          updatedAt,
        }))
      : [],
  changes: lastChangeOf('home-page-announcement', announcements),
  dueTimes: dueTimesOf(
    announcements.only('AnnouncementId', 'StartDate', 'EndDate'),
    PERIOD,
    (raw) => String(raw.AnnouncementId),
  ),
};
