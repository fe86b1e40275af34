import { sanitizeHtml } from '../html/sanitize';
import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchAll } from './client';
import { entry, optionalText, requiredText } from './entry';
import { latestChange } from './order';
import type { Entry } from './types';

/** The invitation for pre-qualification of operators; every text is safe HTML but the titles. */
export interface Prequalification extends Entry {
  readonly description: string;
  readonly note: string;
  readonly tables: readonly { readonly title: string; readonly content: string }[];
}

const operator = entry({ Description: optionalText, Note: optionalText });
const table = entry({ Title: requiredText, Content: optionalText });

/** Description, tables and note of the invitation (specification §2, §3); null while there is none. */
export const loadPrequalification = cachedLoader({
  name: 'prequalification',
  version: 2,
  tags: ['prequalification-of-operator', 'prequalification-of-operator-table'],
  load: async (locale: Locale): Promise<Prequalification | null> => {
    const [operators, tables] = await Promise.all([
      fetchAll('prequalification-of-operators', locale, operator),
      fetchAll('prequalification-of-operator-tables', locale, table, { sort: 'DisplayOrder:asc' }),
    ]);
    const all = [...operators, ...tables].map(({ attributes }) => attributes);
    const updatedAt = latestChange(all);
    if (updatedAt === undefined) return null;
    const texts = operators.map(({ attributes }) => attributes);
    return {
      description: sanitizeHtml(texts.map((text) => text.Description).join('\n'), locale, {
        headings: { level: 3, idPrefix: 'invitation' },
      }),
      note: sanitizeHtml(texts.map((text) => text.Note).join('\n'), locale, {
        headings: { level: 3, idPrefix: 'note' },
      }),
      tables: tables.map(({ attributes }, index) => ({
        title: attributes.Title,
        content: sanitizeHtml(attributes.Content, locale, {
          headings: { level: 4, idPrefix: `invitation-${index + 1}` },
          tableName: attributes.Title,
        }),
      })),
      updatedAt,
    };
  },
});
