import type { Place } from 'schema-dts';
import type { Port } from '../../content/collections/ports';
import { routeHref } from '../../routing/links';
import type { Locale } from '../../i18n/locales';
import { fullUrl } from '../full-url';
import { pictureData } from './picture';

/** A port with its position, telephone and postal address; empty fields are omitted. */
export function portData(locale: Locale, port: Port): Exclude<Place, string> {
  const { contact, position, cover } = port;
  return {
    '@type': 'Place',
    '@id': fullUrl(routeHref(locale, 'ports', { query: { port: port.slug } })),
    name: port.name,
    url: fullUrl(routeHref(locale, 'ports', { query: { port: port.slug } })),
    image: cover ? pictureData(cover) : undefined,
    telephone: contact.telephone || undefined,
    faxNumber: contact.fax || undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.postalAddress || undefined,
      addressCountry: 'SA',
    },
    geo: position
      ? {
          '@type': 'GeoCoordinates',
          latitude: position.latitude,
          longitude: position.longitude,
        }
      : undefined,
  };
}
