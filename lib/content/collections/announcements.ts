import type { Locale } from '../../i18n/locales';
import { ANNOUNCEMENT_HISTORY_MS } from '../../status/history';
import { cachedLoader } from '../cached-loader';
import { Collection, endsAfter, type TimeField } from '../collection';
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

const END: TimeField = { name: 'EndDate', kind: 'datetime', isEnd: true };
const PERIOD: readonly TimeField[] = [{ name: 'StartDate', kind: 'datetime' }, END];

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

/** Started announcements, newest first, with those that ended in the time of the history. */
export async function loadServiceAnnouncements(locale: Locale): Promise<ServiceAnnouncement[]> {
  return filterStarted(await loadRecentAnnouncements(locale), ({ startsAt }) => startsAt);
}

const loadRecentAnnouncements = cachedLoader({
  name: 'service-announcements',
  version: 1,
  tags: ['announcement'],
  load: async (locale: Locale): Promise<ServiceAnnouncement[]> => {
    const recent = endsAfter(END, new Date(Date.now() - ANNOUNCEMENT_HISTORY_MS));
    return (await announcements.all(locale, recent)).map((raw) => ({
      title: raw.Title,
      description: raw.Description,
      icon: picture(raw.Icon, locale),
      startsAt: raw.StartDate ?? raw.updatedAt,
      endsAt: raw.EndDate,
      updatedAt: raw.updatedAt,
    }));
  },
});

export const announcementContent: ContentDescriptor = {
  changes: lastChangeLoader('announcement', announcements),
  dueTimes: dueTimesLoader(announcements.only('StartDate', 'EndDate'), PERIOD),
};
