import { filterCirculars, type FilteredCircular } from '../content/circulars/filter';
import type { ListedCircular } from '../content/circulars/relations';
import { loadCircularsByNumber, loadFilteredCirculars } from '../content/collections/circulars';
import { ContentUnavailableError, NotPublishedError } from '../content/errors';
import type { SearchText } from '../content/search-text';
import { isPast } from '../content/timed';
import type { ListPage } from '../content/types';
import { ifAvailable } from '../content/unavailable';
import type { Locale } from '../i18n/locales';
import type { CircularFilter } from '../routing/circular-filters';
import { sourceTexts } from './engine';
import { SearchUnavailableError } from './unavailable';

const NO_FACETS = { category: '', organization: '', directedTo: '', ports: [] };

/** Compared fields by search text. */
const compared = new WeakMap<SearchText, FilteredCircular>();

function toFiltered(text: SearchText): FilteredCircular {
  const known = compared.get(text);
  if (known) return known;
  const { code, title, summary, date, facets = NO_FACETS } = text;
  const filtered = {
    ...{ number: code, releasedAt: date ?? '', subject: title, description: summary },
    ...facets,
  };
  compared.set(text, filtered);
  return filtered;
}

/**
 * Circulars that have started, as the search index has them.
 * @throws ContentUnavailableError
 */
export async function indexedCirculars(locale: Locale): Promise<FilteredCircular[]> {
  const texts = await sourceTexts('circulars', locale).catch((error: unknown) => {
    if (error instanceof SearchUnavailableError) throw new ContentUnavailableError('circulars');
    throw error;
  });
  return texts.filter(({ from }) => from === null || isPast(from)).map(toFiltered);
}

/** localeCompare is slower than the whole filter. */
function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/**
 * Numbers of the circulars that match a filter, newest first. The content API cannot compare folded
 * texts and dates of both calendars.
 * @throws ContentUnavailableError
 */
export async function findCircularNumbers(
  locale: Locale,
  filter: CircularFilter,
): Promise<string[]> {
  return filterCirculars(await indexedCirculars(locale), filter)
    .sort((a, b) => compare(b.releasedAt, a.releasedAt) || compare(b.number, a.number))
    .map(({ number }) => number);
}

/**
 * One page of the circulars that match a filter, newest first: with words, or if the content API is
 * away, from the search index, otherwise from the content API.
 * @throws NotPublishedError for a page past the last, and ContentUnavailableError
 */
export async function loadCircularList(
  locale: Locale,
  filter: CircularFilter,
  page: number,
  pageSize: number,
): Promise<ListPage<ListedCircular>> {
  const list = filter.q
    ? undefined
    : await ifAvailable(loadFilteredCirculars(locale, filter, page, pageSize));
  if (list) return list;
  const numbers = await findCircularNumbers(locale, filter);
  const pages = Math.max(Math.ceil(numbers.length / pageSize), 1);
  if (page > pages) throw new NotPublishedError(`circulars, page ${page}`);
  const shown = numbers.slice((page - 1) * pageSize, page * pageSize);
  const items = await loadCircularsByNumber(locale, shown);
  return { items, page, pages, total: numbers.length };
}
