import { sanitizeHtml } from '../../html/sanitize';
import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import { lastChangeLoader, type ContentDescriptor } from '../descriptor';
import { optionalText } from '../fields';
import { latestChange } from '../latest-change';
import { bodyText, serviceSearchTexts } from '../search-text';
import type { Entry } from '../types';

/** The invitation for pre-qualification of operators; safe HTML except the titles. */
export interface Prequalification extends Entry {
  readonly description: string;
  readonly note: string;
  readonly tables: readonly { readonly title: string; readonly content: string }[];
}

const operators = new Collection({
  apiName: 'prequalification-of-operators',
  fields: { Description: optionalText, Note: optionalText },
});

const tables = new Collection({
  apiName: 'prequalification-of-operator-tables',
  fields: { Title: optionalText, Content: optionalText },
  sort: 'DisplayOrder:asc',
});

/** Combined from two collections, else null. */
export const loadPrequalification = cachedLoader({
  name: 'prequalification',
  version: 2,
  tags: ['prequalification-of-operator', 'prequalification-of-operator-table'],
  load: async (locale: Locale): Promise<Prequalification | null> => {
    const [texts, rows] = await Promise.all([operators.all(locale), tables.all(locale)]);
    const updatedAt = latestChange(texts, rows);
    if (updatedAt === undefined) return null;
    return {
      description: sanitizeHtml(texts.map((raw) => raw.Description).join('\n'), locale, {
        headings: { level: 3, idPrefix: 'invitation' },
      }),
      note: sanitizeHtml(texts.map((raw) => raw.Note).join('\n'), locale, {
        headings: { level: 3, idPrefix: 'note' },
      }),
      tables: rows.map((raw, index) => ({
        title: raw.Title,
        content: sanitizeHtml(raw.Content, locale, {
          headings: { level: 4, idPrefix: `invitation-${index + 1}` },
          tableName: raw.Title,
        }),
      })),
      updatedAt,
    };
  },
});

export const prequalificationContent: ContentDescriptor = {
  search: {
    name: 'prequalification',
    tags: ['prequalification-of-operator', 'prequalification-of-operator-table'],
    load: async (locale) => {
      const [texts, rows] = await Promise.all([operators.all(locale), tables.all(locale)]);
      return serviceSearchTexts(locale, 'biddings', [
        ...texts.map((raw) => bodyText(raw.Description, raw.Note)),
        ...rows.map((raw) => bodyText(raw.Title, raw.Content)),
      ]);
    },
  },
  changes: lastChangeLoader('prequalification-of-operator', operators),
};

export const prequalificationTableContent: ContentDescriptor = {
  changes: lastChangeLoader('prequalification-of-operator-table', tables),
};
