import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import { lastChangeLoader, type ContentDescriptor } from '../descriptor';
import { optionalText, requiredText } from '../fields';
import { oneFile, picture } from '../media-fields';
import type { Entry, Picture } from '../types';
import { toText } from '../values';

/** Another organisation; its site (an http URL) is optional. */
export interface RelatedOrganization extends Entry {
  readonly name: string;
  readonly url: string | null;
  readonly logo: Picture | null;
}

/** Fallback for a missing name. */
function hostName(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : '';
}

const organizations = new Collection({
  apiName: 'related-organizations',
  fields: { Title: requiredText, Link: optionalText, Logo: oneFile },
  fill: ({ Title, Link }) => ({ Title: toText(Title).trim() || hostName(toText(Link)) }),
  sort: 'DisplayOrder:asc',
  populate: 'deep',
});

/** In the editors' order. */
export const loadRelatedOrganizations = cachedLoader({
  name: 'related-organizations',
  version: 2,
  tags: ['related-organization'],
  load: async (locale: Locale): Promise<RelatedOrganization[]> =>
    (await organizations.all(locale)).map((raw) => ({
      name: raw.Title,
      url: /^https?:\/\//.test(raw.Link) ? raw.Link : null,
      logo: picture(raw.Logo, locale),
      updatedAt: raw.updatedAt,
    })),
});

export const relatedOrganizationContent: ContentDescriptor = {
  changes: lastChangeLoader('related-organization', organizations),
};
