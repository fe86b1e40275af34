import { dayStart } from '../dates/riyadh-clock';
import { isoDate, toNumber, toText } from './values';
import { isObject, type WireEntry } from './wire';

export type Query = Readonly<Record<string, string | number>>;

/** Undefined if the field was not selected by the query. */
type MatchResult = boolean | undefined;

/** Not selected, as opposed to null. */
const UNKNOWN = Symbol('unknown');

/** Runs a query here, for APIs that lack it; entries without a sort value come last. */
export function runQuery<Item>(items: readonly Item[], query: Query): Item[] {
  const conditions = parseFilters(query);
  const chosen = items.filter((item) => matches(item, conditions, null) === true);
  const order = parseSort(query);
  if (!order) return chosen;
  const placed = chosen.filter((item) => !lacks(item, order.name)).sort(order.compare);
  return [...placed, ...chosen.filter((item) => lacks(item, order.name))];
}

export function paginate<Item>(items: readonly Item[], query: Query) {
  const size = Number(query['pagination[pageSize]'] ?? (items.length || 1));
  const page = Number(query['pagination[page]'] ?? 1);
  return {
    entries: items.slice((page - 1) * size, page * size),
    pageCount: Math.ceil(items.length / size),
    total: items.length,
  };
}

/** False if entries contradict the query: APIs ignore parameters that they don't support. */
export function isConsistent(items: readonly WireEntry[], query: Query): boolean {
  const conditions = parseFilters(query);
  const order = parseSort(query);
  // Databases differ in the position of nulls.
  const placed = order ? items.filter((item) => !lacks(item, order.name)) : [];
  return (
    items.length <= Number(query['pagination[pageSize]'] ?? Infinity) &&
    items.every((item) => matches(item, conditions, query) !== false) &&
    placed.slice(1).every((item, index) => {
      const before = placed[index];
      return !order || before === undefined || order.compare(before, item) <= 0;
    })
  );
}

/** Parses `filters[a][b]` into a tree. */
function parseFilters(query: Query): WireEntry {
  const tree: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(query)) {
    if (!key.startsWith('filters[')) continue;
    const names = [...key.matchAll(/\[([^\]]*)\]/g)].map(([, name = '']) => name);
    const last = names.pop() ?? '';
    let node = tree;
    for (const name of names) node = (node[name] ??= {}) as Record<string, unknown>;
    node[last] = String(value);
  }
  return tree;
}

function matches(value: unknown, conditions: WireEntry, query: Query | null): MatchResult {
  return every(
    Object.entries(conditions).map(([name, wanted]): MatchResult => {
      const parts = isObject(wanted) ? Object.values(wanted).filter(isObject) : [];
      if (name === '$and') return every(parts.map((part) => matches(value, part, query)));
      if (name === '$or') return some(parts.map((part) => matches(value, part, query)));
      if (name.startsWith('$')) return matchesOperator(name, value, wanted);
      return isObject(wanted) ? matches(fieldValue(value, name, query), wanted, null) : undefined;
    }),
  );
}

/** @param query that selected the entry's fields; null within a relation */
function fieldValue(value: unknown, name: string, query: Query | null): unknown {
  if (value === UNKNOWN) return UNKNOWN;
  if (isObject(value) && value[name] !== undefined) return value[name];
  const selected = Object.entries(query ?? {}).filter(([key]) => key.startsWith('fields['));
  const isLeftOut = selected.length > 0 && selected.every(([, field]) => field !== name);
  return isLeftOut ? UNKNOWN : null;
}

function matchesOperator(operator: string, value: unknown, wanted: unknown): MatchResult {
  if (value === UNKNOWN) return undefined;
  switch (operator) {
    case '$null':
      return (value === null) === (wanted === 'true');
    case '$notNull':
      return (value !== null) === (wanted === 'true');
    case '$eq':
    case '$eqi':
      return isSame(value, wanted);
    case '$in':
      return isObject(wanted) && Object.values(wanted).some((option) => isSame(value, option));
    case '$notIn':
      // By the exact text: a database may tell apart what differs in case only.
      return (
        value !== null &&
        isObject(wanted) &&
        !Object.values(wanted).some((option) => toText(option) === toText(value))
      );
    case '$containsi':
      return value !== null && toText(value).toLowerCase().includes(toText(wanted).toLowerCase());
    case '$startsWith':
      return value !== null && toText(value).startsWith(toText(wanted));
    case '$endsWith':
      return value !== null && toText(value).endsWith(toText(wanted));
    case '$gt':
      return value !== null && compareValues(value, wanted) > 0;
    case '$gte':
      return value !== null && compareValues(value, wanted) >= 0;
    case '$lt':
      return value !== null && compareValues(value, wanted) < 0;
    case '$lte':
      return value !== null && compareValues(value, wanted) <= 0;
    default:
      return undefined;
  }
}

/** Databases differ in case sensitivity. */
function isSame(value: unknown, wanted: unknown): boolean {
  return value !== null && toText(value).toLowerCase() === toText(wanted).toLowerCase();
}

function compareValues(a: unknown, b: unknown): number {
  const [x, y] = [a, b].map(comparable);
  if (typeof x === 'number' && typeof y === 'number') return x - y;
  const [first, second] = [toText(a), toText(b)];
  return first < second ? -1 : first > second ? 1 : 0;
}

function comparable(value: unknown): number | null {
  const date = isoDate(value);
  if (date === null) return toNumber(value);
  return Date.parse(date.length === 10 ? dayStart(date) : date);
}

interface Order {
  readonly name: string;
  readonly compare: (a: unknown, b: unknown) => number;
}

function parseSort({ sort }: Query): Order | undefined {
  const [name = '', direction] = String(sort ?? '').split(':');
  if (!name) return undefined;
  const sign = direction === 'desc' ? -1 : 1;
  return {
    name,
    compare: (a, b) => sign * compareValues(valueOrNull(a, name), valueOrNull(b, name)),
  };
}

function lacks(item: unknown, name: string): boolean {
  return valueOrNull(item, name) === null;
}

function valueOrNull(item: unknown, name: string): unknown {
  return (isObject(item) ? item[name] : undefined) ?? null;
}

function every(answers: readonly MatchResult[]): MatchResult {
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

function some(answers: readonly MatchResult[]): MatchResult {
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
}
