import { sanitizeHtml } from '../html/sanitize';
import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchAll } from './client';
import { entry, optionalText, requiredText } from './entry';
import { oneFile, picture } from './media';
import type { PortService } from './types';

const service = entry({
  Title: requiredText,
  Content: optionalText,
  BackgroundImage: oneFile,
});

/** Services and capabilities of the ports in the editors' order (specification §3). */
export const loadServices = cachedLoader({
  name: 'services',
  version: 2,
  tags: ['service'],
  load: async (locale: Locale): Promise<PortService[]> => {
    const entries = await fetchAll('services', locale, service, { sort: 'DisplayOrder:asc' });
    return entries.map(({ attributes }, index) => ({
      title: attributes.Title,
      content: sanitizeHtml(attributes.Content, locale, {
        headings: { level: 4, idPrefix: `services-${index + 1}` },
      }),
      picture: picture(attributes.BackgroundImage, locale),
      updatedAt: attributes.updatedAt,
    }));
  },
});
