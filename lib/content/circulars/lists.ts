import { otherLocale, type Locale } from '../../i18n/locales';
import { loadCirculars } from '../collections/circulars';
import type { Circular } from './circular';
import { loadPortLinks, type PortLink } from '../collections/ports';
import { ContentUnavailableError } from '../errors';

/** Data that every view of circulars needs besides its rows. */
export interface CircularLists {
  /** Circulars in the page's language. */
  readonly own: readonly Circular[];
  /** Circulars in the other language; empty while unavailable. */
  readonly others: readonly Circular[];
  readonly ports: readonly PortLink[];
}

/** @throws ContentUnavailableError if the language's circulars or the ports are unavailable */
export async function loadCircularLists(locale: Locale): Promise<CircularLists> {
  const [own, others, ports] = await Promise.all([
    loadCirculars(locale),
    loadCirculars(otherLocale(locale)).catch((error: unknown) => {
      if (error instanceof ContentUnavailableError) return [];
      throw error;
    }),
    loadPortLinks(locale),
  ]);
  return { own, others, ports };
}
