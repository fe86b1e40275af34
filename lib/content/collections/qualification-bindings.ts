import { sanitizeHtml } from '../../html/sanitize';
import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import { lastChangeLoader, type ContentDescriptor } from '../descriptor';
import { optionalDay, optionalText, requiredText } from '../fields';
import { document, oneFile } from '../media-fields';
import { bodyText, serviceSearchTexts } from '../search-text';
import type { Entry, MediaFile } from '../types';

/** An announcement of qualification biddings; content is safe HTML, date is YYYY-MM-DD. */
export interface QualificationAnnouncement extends Entry {
  readonly label: string;
  readonly date: string | null;
  readonly content: string;
  readonly enquiries: MediaFile | null;
}

const bindings = new Collection({
  apiName: 'qualification-bindings',
  fields: {
    Label: requiredText,
    Date: optionalDay,
    Content: optionalText,
    EnquiriesFile: oneFile,
  },
  sort: 'Date:desc',
});

/** Newest first. */
export const loadQualificationAnnouncements = cachedLoader({
  name: 'qualification-bindings',
  version: 2,
  tags: ['qualification-binding'],
  load: async (locale: Locale): Promise<QualificationAnnouncement[]> =>
    (await bindings.all(locale)).map((raw, index) => ({
      label: raw.Label,
      date: raw.Date,
      content: sanitizeHtml(raw.Content, locale, {
        headings: { level: 4, idPrefix: `qualification-${index + 1}` },
      }),
      enquiries: document(raw.EnquiriesFile),
      updatedAt: raw.updatedAt,
    })),
});

export const qualificationBindingContent: ContentDescriptor = {
  search: {
    name: 'qualification-bindings',
    tags: ['qualification-binding'],
    load: async (locale) => {
      const all = await bindings.only('Label', 'Content').all(locale);
      const texts = all.map((raw) => bodyText(raw.Label, raw.Content));
      return serviceSearchTexts(locale, 'biddings', texts);
    },
  },
  changes: lastChangeLoader('qualification-binding', bindings),
};
