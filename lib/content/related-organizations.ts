import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchAll } from './client';
import { entry, optionalText, requiredText } from './entry';
import { oneFile, picture } from './media';
import type { RelatedOrganization } from './types';

const organization = entry({ Title: requiredText, Link: optionalText, Logo: oneFile });

/** Related organisations in the editors' order (specification §3 and §7). */
export const loadRelatedOrganizations = cachedLoader({
  name: 'related-organizations',
  version: 1,
  tags: ['related-organization'],
  load: async (locale: Locale): Promise<RelatedOrganization[]> => {
    const entries = await fetchAll('related-organizations', locale, organization, {
      populate: 'deep',
      sort: 'DisplayOrder:asc',
    });
    return entries.map(({ attributes }) => ({
      name: attributes.Title,
      address: /^https?:\/\//.test(attributes.Link) ? attributes.Link : null,
      logo: picture(attributes.Logo, locale),
      updatedAt: attributes.updatedAt,
    }));
  },
});
