import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import { lastChangeLoader, type ContentDescriptor } from '../descriptor';
import { optionalNumber, optionalText, requiredText } from '../fields';
import { oneFile, picture } from '../media-fields';
import { bodyText, pageSearchText, summaryText } from '../search-text';
import type { Entry, Picture } from '../types';

/** A board member; order 1 is the chair, null if missing. */
export interface Director extends Entry {
  readonly name: string;
  readonly role: string;
  readonly about: string;
  readonly portrait: Picture | null;
  readonly order: number | null;
}

const directors = new Collection({
  apiName: 'directors',
  fields: {
    Name: requiredText,
    Role: optionalText,
    About: optionalText,
    Image: oneFile,
    Display_Order: optionalNumber,
  },
  sort: 'Display_Order:asc',
});

/** Board members in the editors' order. */
export const loadDirectors = cachedLoader({
  name: 'directors',
  version: 1,
  tags: ['director'],
  load: async (locale: Locale): Promise<Director[]> =>
    (await directors.all(locale)).map((raw) => ({
      name: raw.Name,
      role: raw.Role,
      about: raw.About,
      portrait: picture(raw.Image, locale),
      order: raw.Display_Order,
      updatedAt: raw.updatedAt,
    })),
});

export const directorContent: ContentDescriptor = {
  search: {
    name: 'directors',
    tags: ['director'],
    load: async (locale) => {
      const found = await directors.only('Name', 'Role', 'About').all(locale);
      return found.map((raw, index) =>
        pageSearchText(
          locale,
          { key: 'about', hash: 'board' },
          {
            id: `${index} ${raw.Name}`,
            title: raw.Name,
            summary: summaryText(raw.Role),
            text: bodyText(raw.About),
          },
        ),
      );
    },
  },
  changes: lastChangeLoader('director', directors),
};
