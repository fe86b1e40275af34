import * as yup from 'yup';
import { sanitizeHtml } from '../html/sanitize';
import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchAll } from './client';
import { entry, optionalText, requiredText } from './entry';
import { document, oneFile } from './media';
import type { Entry, MediaFile } from './types';

/** An announcement of qualification biddings; content is safe HTML, date a day (YYYY-MM-DD). */
export interface QualificationAnnouncement extends Entry {
  readonly label: string;
  readonly date: string | null;
  readonly content: string;
  readonly enquiries: MediaFile | null;
}

const binding = entry({
  Label: requiredText,
  Date: yup.string().nullable().default(null),
  Content: optionalText,
  EnquiriesFile: oneFile,
});

/** Announcements of qualification biddings, newest first (specification §2, §3, §7). */
export const loadQualificationAnnouncements = cachedLoader({
  name: 'qualification-bindings',
  version: 2,
  tags: ['qualification-binding'],
  load: async (locale: Locale): Promise<QualificationAnnouncement[]> => {
    const entries = await fetchAll('qualification-bindings', locale, binding, {
      populate: '*',
      sort: 'Date:desc',
    });
    return entries.map(({ attributes }, index) => ({
      label: attributes.Label,
      date: attributes.Date,
      content: sanitizeHtml(attributes.Content, locale, {
        headings: { level: 4, idPrefix: `qualification-${index + 1}` },
      }),
      enquiries: document(attributes.EnquiriesFile),
      updatedAt: attributes.updatedAt,
    }));
  },
});
