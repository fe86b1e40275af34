import { config } from '../config';
import type { Locale } from '../i18n/locales';

/** Base path of the API. */
export const OPEN_DATA_BASE = '/api/open/v1';

export const OPENAPI_PATH = `${OPEN_DATA_BASE}/openapi.json`;
export const CATALOGUE_PATH = `${OPEN_DATA_BASE}/catalog.jsonld`;

/** Path of a port's calendar, or of the tenders' without a port. */
export function calendarPath(locale: Locale, port?: string): string {
  const name = port === undefined ? 'tenders' : `ports/${port}`;
  return `${OPEN_DATA_BASE}/calendars/${locale}/${name}.ics`;
}

/** `webcal:` URL for subscribing. */
export function webcalUrl(path: string): string {
  return `${config().siteUrl.replace(/^https?:/, 'webcal:')}${path}`;
}
