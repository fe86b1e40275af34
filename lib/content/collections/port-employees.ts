import { sanitizeHtml } from '../../html/sanitize';
import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import { lastChangeLoader, type ContentDescriptor } from '../descriptor';
import { optionalText, requiredText, slugText } from '../fields';
import { bodyText, pageSearchText } from '../search-text';
import type { Entry } from '../types';

/** A topic for port employees; the slug is its URL hash. */
export interface EmployeeTopic extends Entry {
  readonly slug: string;
  readonly title: string;
  readonly content: string;
}

const topics = new Collection({
  apiName: 'port-employees',
  fields: { Slug: slugText, title: requiredText, content: optionalText },
  sort: 'DisplayOrder:asc',
});

/** In the editors' order. */
export const loadEmployeeTopics = cachedLoader({
  name: 'port-employees',
  version: 2,
  tags: ['port-employee'],
  load: async (locale: Locale): Promise<EmployeeTopic[]> =>
    (await topics.all(locale)).map((raw) => ({
      slug: raw.Slug,
      title: raw.title,
      content: sanitizeHtml(raw.content, locale, {
        headings: { level: 3, idPrefix: raw.Slug },
      }),
      updatedAt: raw.updatedAt,
    })),
});

export const portEmployeeContent: ContentDescriptor = {
  search: {
    name: 'port-employees',
    tags: ['port-employee'],
    load: async (locale) => {
      const found = await topics.only('Slug', 'title', 'content').all(locale);
      return found.map((raw) =>
        pageSearchText(
          locale,
          { key: 'portEmployees', hash: raw.Slug },
          { id: raw.Slug, title: raw.title, text: bodyText(raw.content) },
        ),
      );
    },
  },
  changes: lastChangeLoader('port-employee', topics),
};
