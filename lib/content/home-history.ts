import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchPage } from './client';
import { entry, requiredText } from './entry';
import { manyFiles, pictures } from './media';
import type { HistoryHighlight } from './types';

/** Specification §2: the history carousel. */
const MOST_PICTURES = 4;

const article = entry({ Slug: requiredText, Title: requiredText, Images: manyFiles });

/**
 * The newest article of the history magazine with its first pictures, of the categories
 * newsletter and History together (decisions, "About, media, circulars"); null where there is none.
 */
export const loadHistoryHighlight = cachedLoader({
  name: 'history-highlight',
  version: 1,
  tags: ['article', 'category'],
  load: async (locale: Locale): Promise<HistoryHighlight | null> => {
    const { entries } = await fetchPage('articles', locale, article, {
      'fields[0]': 'Slug',
      'fields[1]': 'Title',
      'fields[2]': 'updatedAt',
      'populate[Images]': 'true',
      'filters[Category][Name][$in][0]': 'newsletter',
      'filters[Category][Name][$in][1]': 'History',
      sort: 'PublishDate:desc',
      'pagination[page]': 1,
      'pagination[pageSize]': 1,
    });
    const [newest] = entries;
    if (!newest) return null;
    const { attributes } = newest;
    return {
      slug: attributes.Slug,
      title: attributes.Title,
      pictures: pictures(attributes.Images, locale).slice(0, MOST_PICTURES),
      updatedAt: attributes.updatedAt,
    };
  },
});
