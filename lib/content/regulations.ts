import * as yup from 'yup';
import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchAll } from './client';
import { entry, optionalText, requiredText } from './entry';
import { document, oneFile } from './media';
import type { Regulation } from './types';

const regulation = entry({
  IDNumber: requiredText,
  Title: requiredText,
  Description: optionalText,
  PublishDate: requiredText,
  MediaAssets: yup
    .array(
      yup
        .object({
          Title: requiredText,
          Document: oneFile,
          ReleaseDate: yup.string().nullable().default(null),
        })
        .required(),
    )
    .nullable()
    .default(null),
});

/** Every regulation with its documents, in the editors' order (specification §3, §7). */
export const loadRegulations = cachedLoader({
  name: 'regulations',
  version: 1,
  tags: ['regulation'],
  load: async (locale: Locale): Promise<Regulation[]> => {
    const entries = await fetchAll('regulations', locale, regulation, {
      populate: 'deep',
      sort: 'DisplayOrder:asc',
    });
    return entries.map(({ attributes }) => ({
      id: attributes.IDNumber,
      title: attributes.Title,
      description: attributes.Description,
      publishedAt: attributes.PublishDate,
      documents: (attributes.MediaAssets ?? []).map((asset) => ({
        title: asset.Title,
        releasedAt: asset.ReleaseDate,
        file: document(asset.Document),
      })),
      updatedAt: attributes.updatedAt,
    }));
  },
});
