import * as yup from 'yup';
import { readHtml } from '../../html/sanitize';
import { defaultLocale } from '../../i18n/locales';
import { routes } from '../../routing/routes';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import { lastChangeOf, type ContentDescriptor } from '../descriptor';
import { optionalText, requiredText } from '../fields';
import { bodyText, pageSearchText } from '../search-text';
import type { Entry } from '../types';

/**
 * An auction or maintenance notice with its safe HTML and the plain text of its first paragraph;
 * shown between two ISO date-times.
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
 * All auction and maintenance notices, past and coming ones too, newest first. They are published
 * in Arabic only.
 */
export const loadHomePageAnnouncements = cachedLoader({
  name: 'home-page-announcements',
  version: 2,
  tags: ['home-page-announcement'],
  load: async (): Promise<HomePageAnnouncement[]> =>
    (await announcements.all(defaultLocale)).map((raw) => {
      const { html, excerpt } = readHtml(raw.Announcement, defaultLocale);
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

export const homePageAnnouncementContent: ContentDescriptor = {
  search: {
    name: 'announcements',
    tags: ['home-page-announcement'],
    load: async (locale) => {
      if (!routes.announcement.locales.some((known) => known === locale)) return [];
      const found = await announcements
        .only('AnnouncementId', 'Title', 'StartDate', 'Announcement')
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
          },
        ),
      );
    },
  },
  sitemapEntries: async (locale) => {
    if (locale !== defaultLocale) return [];
    return (await loadHomePageAnnouncements()).map(({ id, updatedAt }) => ({
      route: 'announcement',
      query: { id },
      slug: String(id),
      updatedAt,
    }));
  },
  changes: lastChangeOf('home-page-announcement', announcements),
};
