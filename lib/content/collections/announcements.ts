import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import { lastChangeOf, type ContentDescriptor } from '../descriptor';
import { optionalText, requiredText } from '../fields';
import { oneFile, picture } from '../media-fields';
import type { Entry, Picture } from '../types';

/** An announcement about the e-services; shown between two ISO date-times. */
export interface ServiceAnnouncement extends Entry {
  readonly title: string;
  readonly description: string;
  readonly icon: Picture | null;
  readonly startsAt: string;
  readonly endsAt: string;
}

const announcements = new Collection({
  apiName: 'announcements',
  fields: {
    Title: requiredText,
    Description: optionalText,
    Icon: oneFile,
    StartDate: requiredText,
    EndDate: requiredText,
  },
  sort: 'StartDate:desc',
});

/** Announcements about the e-services, past and coming ones too, newest first. */
export const loadServiceAnnouncements = cachedLoader({
  name: 'service-announcements',
  version: 1,
  tags: ['announcement'],
  load: async (locale: Locale): Promise<ServiceAnnouncement[]> =>
    (await announcements.all(locale)).map((raw) => ({
      title: raw.Title,
      description: raw.Description,
      icon: picture(raw.Icon, locale),
      startsAt: raw.StartDate,
      endsAt: raw.EndDate,
      updatedAt: raw.updatedAt,
    })),
});

export const announcementContent: ContentDescriptor = {
  changes: lastChangeOf('announcement', announcements),
};
