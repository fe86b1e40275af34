import { foldText } from '../../../packages/text/src';
import { gregorianToHijri } from '../../dates/hijri';
import { formatDay } from '../../dates/riyadh';
import { filterKey, type CircularFilter } from '../../routing/circular-filters';
import type { Circular } from './circular';

/** The circulars that a filter leaves, in their order. A circular without ports concerns all ports. */
export function circularsThatMatch<One extends Circular>(
  circulars: readonly One[],
  { q, year, category, port, addressee }: CircularFilter,
): One[] {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  return circulars.filter(
    (one) =>
      (!year || one.releasedAt.startsWith(`${year}-`)) &&
      (!category || filterKey(one.category) === category) &&
      (!addressee || filterKey(one.directedTo) === addressee) &&
      (!port || one.ports.length === 0 || one.ports.includes(port)) &&
      hasWords(one, words),
  );
}

/** Words that may be a date or a part of one: shorter numbers are in too many. */
const DATED = /\/|^\d{4}$/;

/** `2026/014` is found by `014/2026`, too, and a date as the list shows it in both calendars. */
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

/** A choice of a filter: the value in the URL and how editors write it. */
export interface FilterChoice {
  readonly key: string;
  readonly label: string;
}

/** The categories or addressees that circulars have, the most frequent first. */
export function choicesOf(
  circulars: readonly Circular[],
  field: 'category' | 'directedTo',
): FilterChoice[] {
  const counted = new Map<string, { label: string; count: number }>();
  for (const circular of circulars) {
    const label = circular[field].trim();
    const key = filterKey(label);
    if (!key) continue;
    const known = counted.get(key);
    if (known) known.count += 1;
    else counted.set(key, { label, count: 1 });
  }
  return [...counted]
    .sort(([, first], [, second]) => second.count - first.count)
    .map(([key, { label }]) => ({ key, label }));
}

/**
 * The filter that selects the same in another language: what a circular there says for its category
 * and addressee. A value without a counterpart is dropped.
 */
export function translatedFilter(
  filter: CircularFilter,
  own: readonly Circular[],
  others: readonly Circular[],
): CircularFilter {
  const inOther = new Map(others.map((circular) => [circular.number, circular]));
  const counterpart = (field: 'category' | 'directedTo', key: string) => {
    const known =
      key && own.find((one) => filterKey(one[field]) === key && inOther.get(one.number)?.[field]);
    return known ? filterKey(inOther.get(known.number)?.[field] ?? '') : '';
  };
  return {
    ...filter,
    category: counterpart('category', filter.category),
    addressee: counterpart('directedTo', filter.addressee),
  };
}
