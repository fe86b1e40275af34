import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchAll } from './client';
import { entry, requiredText } from './entry';
import type { PortLink } from './types';

const portLink = entry({ Slug: requiredText, Port: requiredText });

/** The ports in the authority's order, as menus and the footer list them. */
export const loadPortLinks = cachedLoader({
  name: 'port-links',
  version: 1,
  tags: ['port'],
  load: async (locale: Locale): Promise<PortLink[]> => {
    const entries = await fetchAll('ports', locale, portLink, {
      'fields[0]': 'Slug',
      'fields[1]': 'Port',
      'fields[2]': 'updatedAt',
      sort: 'DisplayOrder:asc',
    });
    return entries.map(({ attributes }) => ({ slug: attributes.Slug, name: attributes.Port }));
  },
});
