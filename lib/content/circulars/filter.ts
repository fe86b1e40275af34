import { foldText } from '../../../packages/text/src';
import { gregorianToHijri } from '../../dates/hijri';
import { formatDay } from '../../dates/riyadh';
import { filterKey, type CircularFilter } from '../../routing/circular-filters';
import type { Circular } from './circular';

/** Filters circulars, keeping their order. */
export function filterCirculars<Item extends Circular>(
  circulars: readonly Item[],
  { q, year, category, port, addressee }: CircularFilter,
): Item[] {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  return circulars.filter(
    (circular) =>
      (!year || circular.releasedAt.startsWith(`${year}-`)) &&
      (!category || filterKey(circular.category) === category) &&
      (!addressee || filterKey(circular.directedTo) === addressee) &&
      (!port || concernsPort(circular, port)) &&
      hasWords(circular, words),
  );
}

/** A circular without ports concerns all. */
export function concernsPort({ ports }: Pick<Circular, 'ports'>, slug: string): boolean {
  return ports.length === 0 || ports.includes(slug);
}

/** Words that may be part of a date; shorter numbers match too much. */
const DATED = /\/|^\d{4}$/;

/** `014/2026` also finds `2026/014`, and dates match in both calendars. */
function hasWords(circular: Circular, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { number, subject, description, category, organization, directedTo } = circular;
  const turned = number.split('/').reverse().join('/');
  const text = foldText(
    [number, turned, subject, description, category, organization, directedTo].join('\n'),
  );
  const dates = words.some((word) => DATED.test(word)) ? datesShown(circular.releasedAt) : '';
  return words.every((word) => text.includes(word) || (DATED.test(word) && dates.includes(word)));
}

function datesShown(releasedAt: string): string {
  const hijri = gregorianToHijri(releasedAt);
  const two = (number: number) => String(number).padStart(2, '0');
  return [
    formatDay(releasedAt),
    hijri && `${two(hijri.day)}/${two(hijri.month)}/${hijri.year}`,
  ].join('\n');
}

/** A filter option: its value in the URL and its label. */
export interface FilterChoice {
  readonly key: string;
  readonly label: string;
}

/** Options for texts, each once, in the order of the texts. */
export function filterChoices(texts: readonly string[]): FilterChoice[] {
  const labels = new Map<string, string>();
  for (const text of texts) {
    const label = text.trim();
    const key = filterKey(label);
    if (key && !labels.has(key)) labels.set(key, label);
  }
  return [...labels].map(([key, label]) => ({ key, label }));
}

/**
 * The equivalent filter in the other language, translated by circulars that exist in both. A value
 * without a counterpart is dropped.
 */
export function translatedFilter(
  filter: CircularFilter,
  own: readonly Circular[],
  others: readonly Circular[],
): CircularFilter {
  const inOther = new Map(others.map((circular) => [circular.number, circular]));
  const counterpart = (field: 'category' | 'directedTo', key: string) => {
    const known =
      key &&
      own.find(
        (circular) => filterKey(circular[field]) === key && inOther.get(circular.number)?.[field],
      );
    return known ? filterKey(inOther.get(known.number)?.[field] ?? '') : '';
  };
  return {
    ...filter,
    category: counterpart('category', filter.category),
    addressee: counterpart('directedTo', filter.addressee),
  };
}
