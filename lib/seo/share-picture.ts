import type { Picture } from '../content/types';
import type { Locale } from '../i18n/locales';
import { routes, type Route, type RouteKey } from '../routing/routes';

/** Sections with their own Open Graph picture, in each language. */
const SHARE_SECTIONS = ['home', 'ports', 'media', 'services', 'regulations'] as const;
export type ShareSection = (typeof SHARE_SECTIONS)[number];

/** Pixels of the pictures in public/images/og. */
const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The section of a route; defaults to home. */
export function shareSection(key: RouteKey): ShareSection {
  const { parent }: Route = routes[key];
  const owner: Route = routes[parent ?? key];
  const menu = owner.menu ?? owner.sections?.find((section) => section.menu)?.menu;
  return SHARE_SECTIONS.find((section) => section === menu) ?? 'home';
}

/** Open Graph picture of a route; its alternative text is in the messages' `seo.pictures`. */
export function sharePicture(locale: Locale, key: RouteKey): Omit<Picture, 'alt'> {
  return { src: `/images/og/${shareSection(key)}-${locale}.jpg`, ...SHARE_SIZE };
}
