import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection, type TimeField } from '../collection';
import { dueTimesLoader, lastChangeLoader, type ContentDescriptor } from '../descriptor';
import { optionalDate, optionalText, requiredText } from '../fields';
import { oneFile, picture } from '../media-fields';
import { filterStarted } from '../timed';
import type { Entry, Picture } from '../types';
import { firstLine, toText } from '../values';

/** An announcement about the e-services, shown between two ISO date-times; null = no end. */
export interface ServiceAnnouncement extends Entry {
  readonly title: string;
  readonly description: string;
  readonly icon: Picture | null;
  readonly startsAt: string;
  readonly endsAt: string | null;
}

const PERIOD: readonly TimeField[] = [
  { name: 'StartDate', kind: 'datetime' },
  { name: 'EndDate', kind: 'datetime', isEnd: true },
];

const announcements = new Collection({
  apiName: 'announcements',
  fields: {
    Title: requiredText,
    Description: optionalText,
    Icon: oneFile,
    StartDate: optionalDate,
    EndDate: optionalDate,
  },
  fill: ({ Title, Description }) => ({
    Title: toText(Title).trim() || firstLine(toText(Description)),
  }),
  sort: 'StartDate:desc',
});

/** Started announcements, ended ones included, newest first. */
export async function loadServiceAnnouncements(locale: Locale): Promise<ServiceAnnouncement[]> {
  return filterStarted(await loadAllAnnouncements(locale), ({ startsAt }) => startsAt);
}

const loadAllAnnouncements = cachedLoader({
  name: 'service-announcements',
  version: 1,
  tags: ['announcement'],
  load: async (locale: Locale): Promise<ServiceAnnouncement[]> =>
    (await announcements.all(locale)).map((raw) => ({
      title: raw.Title,
      description: raw.Description,
      icon: picture(raw.Icon, locale),
      startsAt: raw.StartDate ?? raw.updatedAt,
      endsAt: raw.EndDate,
      updatedAt: raw.updatedAt,
    })),
});

export const announcementContent: ContentDescriptor = {
  changes: lastChangeLoader('announcement', announcements),
  dueTimes: dueTimesLoader(announcements.only('StartDate', 'EndDate'), PERIOD),
};
