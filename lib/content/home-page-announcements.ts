import * as yup from 'yup';
import { readHtml } from '../html/sanitize';
import { defaultLocale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchAll } from './client';
import { entry, optionalText, requiredText } from './entry';
import type { HomePageAnnouncement } from './types';

const KINDS: readonly HomePageAnnouncement['kind'][] = ['auction', 'maintenance'];

const announcement = entry({
  AnnouncementId: yup.number().integer().required(),
  Kind: yup.string().oneOf(KINDS).required(),
  Title: requiredText,
  StartDate: requiredText,
  EndDate: requiredText,
  Announcement: optionalText,
});

/**
 * All auction and maintenance notices, past and coming ones too, newest first. They are published
 * in Arabic only (specification §4, Pop-up announcement).
 */
export const loadHomePageAnnouncements = cachedLoader({
  name: 'home-page-announcements',
  version: 2,
  tags: ['home-page-announcement'],
  load: async (): Promise<HomePageAnnouncement[]> => {
    const entries = await fetchAll('home-page-announcements', defaultLocale, announcement, {
      sort: 'StartDate:desc',
    });
    return entries.map(({ attributes }) => {
      const { html, excerpt } = readHtml(attributes.Announcement, defaultLocale);
      return {
        id: attributes.AnnouncementId,
        kind: attributes.Kind,
        title: attributes.Title,
        startsAt: attributes.StartDate,
        endsAt: attributes.EndDate,
        content: html,
        excerpt,
        updatedAt: attributes.updatedAt,
      };
    });
  },
});
