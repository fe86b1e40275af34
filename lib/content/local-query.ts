import { dayStart } from '../dates/riyadh-clock';
import { isoDate, numberOf, textOf } from './values';
import { isObject, type WireEntry } from './wire';

export type Query = Readonly<Record<string, string | number>>;

/** Undefined where the entry came without the field, because the query asks for others alone. */
type Answer = boolean | undefined;

/** A value that is not known, as opposed to null, which is none. */
const UNKNOWN = Symbol('unknown');

/**
 * What the content API would find for a query among all entries of a type, those without a value to
 * order them by last: for APIs that lack the query's filters or order.
 */
export function found<Item>(items: readonly Item[], query: Query): Item[] {
  const conditions = conditionsOf(query);
  const chosen = items.filter((item) => matches(item, conditions, null) === true);
  const order = orderOf(query);
  if (!order) return chosen;
  const placed = chosen.filter((item) => !lacks(item, order.name)).sort(order.compare);
  return [...placed, ...chosen.filter((item) => lacks(item, order.name))];
}

/** The entries of a page of what was found. */
export function pageOf<Item>(items: readonly Item[], query: Query) {
  const size = Number(query['pagination[pageSize]'] ?? (items.length || 1));
  const page = Number(query['pagination[page]'] ?? 1);
  return {
    entries: items.slice((page - 1) * size, page * size),
    pageCount: Math.ceil(items.length / size),
    total: items.length,
  };
}

/** Whether a response is one to the query, as far as its entries show; APIs ignore what they don't know. */
export function agrees(items: readonly WireEntry[], query: Query): boolean {
  const conditions = conditionsOf(query);
  const order = orderOf(query);
  // Databases differ in where they put entries without a value.
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

/** The `filters[a][b]` of a query as a tree. */
function conditionsOf(query: Query): WireEntry {
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

function matches(value: unknown, conditions: WireEntry, query: Query | null): Answer {
  return every(
    Object.entries(conditions).map(([name, wanted]): Answer => {
      const parts = isObject(wanted) ? Object.values(wanted).filter(isObject) : [];
      if (name === '$and') return every(parts.map((part) => matches(value, part, query)));
      if (name === '$or') return some(parts.map((part) => matches(value, part, query)));
      if (name.startsWith('$')) return holds(name, value, wanted);
      return isObject(wanted) ? matches(fieldOf(value, name, query), wanted, null) : undefined;
    }),
  );
}

/** @param query of the entry whose field it is, by which it came without some; null within a relation */
function fieldOf(value: unknown, name: string, query: Query | null): unknown {
  if (value === UNKNOWN) return UNKNOWN;
  if (isObject(value) && value[name] !== undefined) return value[name];
  const selected = Object.entries(query ?? {}).filter(([key]) => key.startsWith('fields['));
  const isLeftOut = selected.length > 0 && selected.every(([, field]) => field !== name);
  return isLeftOut ? UNKNOWN : null;
}

function holds(operator: string, value: unknown, wanted: unknown): Answer {
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
      return isObject(wanted) && Object.values(wanted).some((one) => isSame(value, one));
    case '$gt':
      return value !== null && compared(value, wanted) > 0;
    case '$gte':
      return value !== null && compared(value, wanted) >= 0;
    case '$lt':
      return value !== null && compared(value, wanted) < 0;
    case '$lte':
      return value !== null && compared(value, wanted) <= 0;
    default:
      return undefined;
  }
}

/** Databases differ in whether they compare small and capital letters. */
function isSame(value: unknown, wanted: unknown): boolean {
  return value !== null && textOf(value).toLowerCase() === textOf(wanted).toLowerCase();
}

function compared(one: unknown, other: unknown): number {
  const [a, b] = [one, other].map(comparable);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [first, second] = [textOf(one), textOf(other)];
  return first < second ? -1 : first > second ? 1 : 0;
}

function comparable(value: unknown): number | null {
  const date = isoDate(value);
  if (date === null) return numberOf(value);
  return Date.parse(date.length === 10 ? dayStart(date) : date);
}

interface Order {
  readonly name: string;
  readonly compare: (one: unknown, other: unknown) => number;
}

/** The order of a query's `sort`. */
function orderOf({ sort }: Query): Order | undefined {
  const [name = '', direction] = String(sort ?? '').split(':');
  if (!name) return undefined;
  const sign = direction === 'desc' ? -1 : 1;
  return {
    name,
    compare: (one, other) => sign * compared(valueOf(one, name), valueOf(other, name)),
  };
}

function lacks(item: unknown, name: string): boolean {
  return valueOf(item, name) === null;
}

function valueOf(item: unknown, name: string): unknown {
  return (isObject(item) ? item[name] : undefined) ?? null;
}

function every(answers: readonly Answer[]): Answer {
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

function some(answers: readonly Answer[]): Answer {
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
}
