import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchAll } from './client';
import { entry, optionalText, requiredText } from './entry';
import { oneFile, picture } from './media';
import type { ServiceAnnouncement } from './types';

const announcement = entry({
  Title: requiredText,
  Description: optionalText,
  Icon: oneFile,
  StartDate: requiredText,
  EndDate: requiredText,
});

/** Announcements about the e-services, past and coming ones too, newest first (specification §3, §7). */
export const loadServiceAnnouncements = cachedLoader({
  name: 'service-announcements',
  version: 1,
  tags: ['announcement'],
  load: async (locale: Locale): Promise<ServiceAnnouncement[]> => {
    const entries = await fetchAll('announcements', locale, announcement, {
      populate: '*',
      sort: 'StartDate:desc',
    });
    return entries.map(({ attributes }) => ({
      title: attributes.Title,
      description: attributes.Description,
      icon: picture(attributes.Icon, locale),
      startsAt: attributes.StartDate,
      endsAt: attributes.EndDate,
      updatedAt: attributes.updatedAt,
    }));
  },
});
