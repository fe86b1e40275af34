import { foldText } from '../../../packages/text/src';
import { gregorianToHijri } from '../../dates/hijri';
import { formatDay } from '../../dates/riyadh';
import { filterKey, type CircularFilter } from '../../routing/circular-filters';
import type { Query } from '../local-query';
import type { Circular } from './circular';

/** The fields that a filter compares. */
export type FilteredCircular = Pick<
  Circular,
  | ('number' | 'releasedAt' | 'subject' | 'description')
  | ('category' | 'organization' | 'directedTo' | 'ports')
>;

/** Filters circulars, keeping their order. */
export function filterCirculars<Item extends FilteredCircular>(
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

/** Spellings of a choice in one query; the content API bounds the parameters. */
const MAX_SPELLINGS = 3;

/**
 * The conditions of a filter without words for the content API; null if nothing can match.
 * @param place index in `filters[$and]` that is free
 */
export function filterConditions(
  { year, category, port, addressee }: CircularFilter,
  choices: Readonly<Record<'category' | 'directedTo', readonly FilterChoice[]>>,
  place: number,
): Query | null {
  const query: Record<string, string> = {};
  if (year) Object.assign(query, yearConditions(Number(year)));
  for (const [field, options, key] of [
    ['Category', choices.category, category],
    ['DirectedTo', choices.directedTo, addressee],
  ] as const) {
    if (!key) continue;
    const spellings = options.find((option) => option.key === key)?.spellings;
    if (!spellings) return null;
    for (const [index, spelling] of spellings.slice(0, MAX_SPELLINGS).entries()) {
      query[`filters[${field}][$in][${index}]`] = spelling;
    }
  }
  if (port) {
    for (const [index, [operator, value]] of listing(port).entries()) {
      query[`filters[$and][${place}][$or][${index}][Ports][${operator}]`] = value;
    }
  }
  return query;
}

/** Conditions for the circulars of a year. */
export function yearConditions(year: number): Query {
  return {
    'filters[ReleaseDate][$gte]': `${year}-01-01`,
    'filters[ReleaseDate][$lte]': `${year}-12-31`,
  };
}

/** Matches a field that lists a value between commas, or nothing. */
function listing(value: string): (readonly [operator: string, value: string])[] {
  return [
    ['$null', 'true'],
    ['$eq', ''],
    ['$eq', value],
    ['$startsWith', `${value},`],
    ['$endsWith', `,${value}`],
    ['$endsWith', `, ${value}`],
    ['$containsi', `,${value},`],
    ['$containsi', `, ${value},`],
  ];
}

/** Words that may be part of a date; shorter numbers match too much. */
const DATED = /\/|^\d{4}$/;

/** `14/2026` and `٢٠٢٦/١٤` also find `2026/014`, and dates match in both calendars. */
function hasWords(circular: FilteredCircular, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = foldedText(circular);
  const dates = words.some((word) => DATED.test(word)) ? datesShown(circular.releasedAt) : '';
  return words.every(
    (word) =>
      text.includes(word) ||
      (DATED.test(word) && dates.includes(word)) ||
      (word.includes('/') && text.includes(`\n${withoutZeros(word)}\n`)),
  );
}

/** `2026/14` for `2026/014`. */
function withoutZeros(number: string): string {
  return number.replace(/(?<!\d)0+(?=\d)/g, '');
}

/** Folding takes longer than searching. */
const foldedTexts = new WeakMap<FilteredCircular, string>();

function foldedText(circular: FilteredCircular): string {
  const known = foldedTexts.get(circular);
  if (known !== undefined) return known;
  const { subject, description, category, organization, directedTo } = circular;
  const number = foldText(circular.number);
  const numbers = [number, withoutZeros(number)];
  const turned = numbers.map((spelling) => spelling.split('/').reverse().join('/'));
  // Numbers are whole lines.
  const text = [
    '',
    ...numbers,
    ...turned,
    foldText([subject, description, category, organization, directedTo].join('\n')),
  ].join('\n');
  foldedTexts.set(circular, text);
  return text;
}

function datesShown(releasedAt: string): string {
  const hijri = gregorianToHijri(releasedAt);
  const two = (number: number) => String(number).padStart(2, '0');
  return [
    formatDay(releasedAt),
    hijri && `${two(hijri.day)}/${two(hijri.month)}/${hijri.year}`,
  ].join('\n');
}

/** A filter option: its value in the URL, its label and the texts of the field that it stands for. */
export interface FilterChoice {
  readonly key: string;
  readonly label: string;
  readonly spellings: readonly string[];
}

/** Options for texts, each once, in the order of the texts. */
export function filterChoices(texts: readonly string[]): FilterChoice[] {
  const choices = new Map<string, FilterChoice & { readonly spellings: string[] }>();
  for (const text of texts) {
    const label = text.trim();
    const key = filterKey(label);
    const known = choices.get(key);
    if (known) known.spellings.push(text);
    else if (key) choices.set(key, { key, label, spellings: [text] });
  }
  return [...choices.values()];
}
