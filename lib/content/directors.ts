import * as yup from 'yup';
import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchAll } from './client';
import { entry, optionalText, requiredText } from './entry';
import { oneFile, picture } from './media';
import type { Director } from './types';

const director = entry({
  Name: requiredText,
  Role: optionalText,
  About: optionalText,
  Image: oneFile,
  Display_Order: yup.number().nullable().default(null),
});

/** The members of the board of directors in the editors' order (specification §3, §7). */
export const loadDirectors = cachedLoader({
  name: 'directors',
  version: 1,
  tags: ['director'],
  load: async (locale: Locale): Promise<Director[]> => {
    const entries = await fetchAll('directors', locale, director, { sort: 'Display_Order:asc' });
    return entries.map(({ attributes }) => ({
      name: attributes.Name,
      role: attributes.Role,
      about: attributes.About,
      portrait: picture(attributes.Image, locale),
      order: attributes.Display_Order,
      updatedAt: attributes.updatedAt,
    }));
  },
});
