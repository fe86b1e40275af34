import * as yup from 'yup';
import { readHtml } from '../../html/sanitize';
import { otherLocale, type Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection, type TimeField } from '../collection';
import { dueTimesOf, lastChangeOf, type ContentDescriptor } from '../descriptor';
import { optionalText, requiredText } from '../fields';
import { bodyText, pageSearchText } from '../search-text';
import { begun } from '../timed';
import type { Entry } from '../types';

/**
 * An auction or maintenance notice with its safe HTML and the plain text of its first paragraph;
 * shown from one ISO date-time to another.
 */
export interface HomePageAnnouncement extends Entry {
  /** The authority's own number. */
  readonly id: number;
  /** The language that it is written in: the one asked for wherever it exists in that. */
  readonly language: Locale;
  /** Whether it exists in both languages. */
  readonly translated: boolean;
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

/**
 * All auction and maintenance notices that have begun, also those that have ended, newest first.
 * What a language lacks comes in the other one.
 */
export async function loadHomePageAnnouncements(locale: Locale): Promise<HomePageAnnouncement[]> {
  return begun(await loadAllAnnouncements(locale), ({ startsAt }) => startsAt);
}

const loadAllAnnouncements = cachedLoader({
  name: 'home-page-announcements',
  version: 3,
  tags: ['home-page-announcement'],
  load: async (locale: Locale): Promise<HomePageAnnouncement[]> => {
    const [own, others] = await Promise.all([read(locale), read(otherLocale(locale))]);
    const has = (list: readonly HomePageAnnouncement[], id: number) =>
      list.some((one) => one.id === id);
    return [
      ...own.map((one) => ({ ...one, translated: has(others, one.id) })),
      ...others.filter(({ id }) => !has(own, id)),
    ].sort((one, other) => Date.parse(other.startsAt) - Date.parse(one.startsAt));
  },
});

async function read(language: Locale): Promise<HomePageAnnouncement[]> {
  return (await announcements.all(language)).map((raw) => {
    const { html, excerpt } = readHtml(raw.Announcement, language);
    return {
      id: raw.AnnouncementId,
      language,
      translated: false,
      kind: raw.Kind,
      title: raw.Title,
      startsAt: raw.StartDate,
      endsAt: raw.EndDate,
      content: html,
      excerpt,
      updatedAt: raw.updatedAt,
    };
  });
}

const target = (id: number | string) => ({ route: 'announcement', query: { id } }) as const;

export const homePageAnnouncementContent: ContentDescriptor = {
  search: {
    name: 'announcements',
    tags: ['home-page-announcement'],
    load: async (locale) => {
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
    (await loadHomePageAnnouncements(locale))
      .filter(({ language }) => language === locale)
      .map(({ id, updatedAt }) => ({ ...target(id), slug: String(id), updatedAt })),
  changes: lastChangeOf('home-page-announcement', announcements),
  dueTimes: dueTimesOf(
    announcements.only('AnnouncementId', 'StartDate', 'EndDate'),
    PERIOD,
    (raw) => String(raw.AnnouncementId),
  ),
};
