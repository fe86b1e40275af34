import { sanitizeHtml } from '../../html/sanitize';
import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import { lastChangeLoader, type ContentDescriptor } from '../descriptor';
import { optionalText, requiredText } from '../fields';
import { oneFile, picture } from '../media-fields';
import { bodyText, pageSearchText } from '../search-text';
import type { Entry, Picture } from '../types';

/** A service of the ports with its safe HTML. */
export interface PortService extends Entry {
  readonly title: string;
  readonly content: string;
  readonly picture: Picture | null;
}

const services = new Collection({
  apiName: 'services',
  fields: { Title: requiredText, Content: optionalText, BackgroundImage: oneFile },
  sort: 'DisplayOrder:asc',
});

/** In the editors' order. */
export const loadServices = cachedLoader({
  name: 'services',
  version: 2,
  tags: ['service'],
  load: async (locale: Locale): Promise<PortService[]> =>
    (await services.all(locale)).map((raw, index) => ({
      title: raw.Title,
      content: sanitizeHtml(raw.Content, locale, {
        headings: { level: 4, idPrefix: `services-${index + 1}` },
      }),
      picture: picture(raw.BackgroundImage, locale),
      updatedAt: raw.updatedAt,
    })),
});

export const serviceContent: ContentDescriptor = {
  search: {
    name: 'services',
    tags: ['service'],
    load: async (locale) => {
      const found = await services.only('Title', 'Content').all(locale);
      return found.map((raw, index) =>
        pageSearchText(
          locale,
          { key: 'about', hash: 'services' },
          { id: `${index} ${raw.Title}`, title: raw.Title, text: bodyText(raw.Content) },
        ),
      );
    },
  },
  changes: lastChangeLoader('service', services),
};
