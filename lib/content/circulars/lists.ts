import { otherLocale, type Locale } from '../../i18n/locales';
import { loadCirculars } from '../collections/circulars';
import type { Circular } from './circular';
import { loadPortLinks, type PortLink } from '../collections/ports';
import { ContentUnavailableError } from '../errors';

/** What every view of circulars needs beside its own rows. */
export interface CircularLists {
  /** The circulars of the page's language. */
  readonly own: readonly Circular[];
  /** Those of the other language; none while they are unavailable. */
  readonly others: readonly Circular[];
  readonly ports: readonly PortLink[];
}

/** @throws ContentUnavailableError where a language's own circulars or the ports are. */
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
