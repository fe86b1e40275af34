import * as yup from 'yup';
import { sanitizeHtml } from '../html/sanitize';
import { locales, type Locale } from '../i18n/locales';
import { portKey } from '../routing/query-pages';
import { cachedLoader } from './cached-loader';
import { fetchAll } from './client';
import { entry, optionalText, requiredText } from './entry';
import { oneFile, picture } from './media';
import type { Port, PortLink } from './types';

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

const figure = yup.number().nullable().default(null);

const port = entry({
  Slug: requiredText,
  Port: requiredText,
  Category: yup.string().oneOf(['commercial', 'industrial']).nullable().default(null),
  Latitude: figure,
  Longitude: figure,
  Berths: figure,
  Terminals: figure,
  Capacity: figure,
  Area: figure,
  Operators: optionalText,
  Description: optionalText,
  AssetsAndFacilities: optionalText,
  CoverImage: oneFile,
  ContactUsTitle: optionalText,
  TelNo: optionalText,
  FaxNo: optionalText,
  PostalAddress: optionalText,
});

/** All ports with their safe HTML, in the authority's order (specification §3, Port). */
export const loadPorts = cachedLoader({
  name: 'ports',
  version: 1,
  tags: ['port'],
  load: async (locale: Locale): Promise<Port[]> => {
    const entries = await fetchAll('ports', locale, port, {
      populate: '*',
      sort: 'DisplayOrder:asc',
    });
    return entries.map((raw) => toPort(raw, locale));
  },
});

/**
 * Slug of the port that a slug or a name in either language means, as `portKey` spells it;
 * undefined for an unknown one.
 */
export async function findPortSlug(key: string): Promise<string | undefined> {
  const links = (await Promise.all(locales.map((locale) => loadPortLinks(locale)))).flat();
  const bySlug = links.find(({ slug }) => slug === key);
  return (bySlug ?? links.find(({ name }) => portKey(name) === key))?.slug;
}

function toPort({ attributes }: yup.InferType<typeof port>, locale: Locale): Port {
  const { Latitude: latitude, Longitude: longitude } = attributes;
  return {
    slug: attributes.Slug,
    name: attributes.Port,
    category: attributes.Category,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    berths: attributes.Berths,
    terminals: attributes.Terminals,
    capacity: attributes.Capacity,
    area: attributes.Area,
    operators: attributes.Operators,
    description: sanitizeHtml(attributes.Description, locale),
    facilities: sanitizeHtml(attributes.AssetsAndFacilities, locale),
    cover: picture(attributes.CoverImage, locale),
    contact: {
      title: attributes.ContactUsTitle,
      telephone: attributes.TelNo,
      fax: attributes.FaxNo,
      postalAddress: attributes.PostalAddress,
    },
    updatedAt: attributes.updatedAt,
  };
}
