import { readHtml } from '../html/sanitize';
import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchFirst } from './client';
import { entry, optionalText, requiredText } from './entry';
import { NotPublishedError } from './errors';
import type { PageText } from './types';

const page = entry({
  Key: requiredText,
  Title: requiredText,
  Summary: optionalText,
  Content: optionalText,
});

/** The texts that editors keep for a route, by their key; null while they are not published. */
export const loadPageText = cachedLoader({
  name: 'page-text',
  version: 2,
  tags: ['page'],
  load: async (locale: Locale, key: string): Promise<PageText | null> => {
    try {
      const { attributes } = await fetchFirst('pages', locale, page, { 'filters[Key][$eq]': key });
      const { html, outline } = readHtml(attributes.Content, locale);
      return {
        title: attributes.Title,
        summary: attributes.Summary,
        content: html,
        outline,
        updatedAt: attributes.updatedAt,
      };
    } catch (error) {
      if (error instanceof NotPublishedError) return null;
      throw error;
    }
  },
});
