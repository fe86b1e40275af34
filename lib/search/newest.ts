import { config } from '../config';
import { nullIfUnpublished } from '../content/collection';
import type { Locale } from '../i18n/locales';
import type { KnownTexts } from './stored-texts';

type Update = (locale: Locale, known: KnownTexts) => Promise<KnownTexts>;

/** The entries of a growing source, newest first; of the known ones only changed ones are read. */
export async function readNewest(
  update: Update,
  locale: Locale,
  known: KnownTexts,
): Promise<KnownTexts> {
  const read = async (from: KnownTexts) =>
    newestFirst((await nullIfUnpublished(update(locale, from))) ?? []);
  const entries = await read(known);
  const whole = withoutShortened(entries);
  // Newer entries are gone or SEARCH_WHOLE_TEXTS is larger: those are read again.
  return newestWhole(whole.length === entries.length ? entries : await read(whole));
}

export function newestFirst(entries: KnownTexts): KnownTexts {
  return [...entries].sort(({ item: a }, { item: b }) => compareDates(b.date ?? '', a.date ?? ''));
}

/**
 * Entries, newest first; older than the newest SEARCH_WHOLE_TEXTS without body and documents: those
 * of all would fill the memory.
 */
export function newestWhole(entries: KnownTexts): KnownTexts {
  const { searchWholeTexts } = config();
  return entries.map((entry, place) => {
    const { text, documents } = entry.item;
    if (place < searchWholeTexts || (text === '' && documents.length === 0)) return entry;
    return { ...entry, item: { ...entry.item, text: '', documents: [] }, isShortened: true };
  });
}

/** Entries, newest first, without shortened ones among the newest SEARCH_WHOLE_TEXTS. */
function withoutShortened(entries: KnownTexts): KnownTexts {
  const { searchWholeTexts } = config();
  return entries.filter(({ isShortened }, place) => !isShortened || place >= searchWholeTexts);
}

/** localeCompare is slower. */
function compareDates(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
