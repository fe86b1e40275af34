import { sanitizeHtml } from '../html/sanitize';
import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchAll } from './client';
import { entry, optionalText, requiredText } from './entry';
import type { EmployeeTopic } from './types';

const topic = entry({
  Slug: requiredText,
  title: requiredText,
  content: optionalText,
});

/** What port employees need to know, topic by topic, in the editors' order (specification §3). */
export const loadEmployeeTopics = cachedLoader({
  name: 'port-employees',
  version: 2,
  tags: ['port-employee'],
  load: async (locale: Locale): Promise<EmployeeTopic[]> => {
    const entries = await fetchAll('port-employees', locale, topic, { sort: 'DisplayOrder:asc' });
    return entries.map(({ attributes }) => ({
      slug: attributes.Slug,
      title: attributes.title,
      content: sanitizeHtml(attributes.content, locale, {
        headings: { level: 3, idPrefix: attributes.Slug },
      }),
      updatedAt: attributes.updatedAt,
    }));
  },
});
