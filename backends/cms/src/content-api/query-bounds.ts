import { errors } from '@strapi/utils';
import type { Context } from './context';

/** Parameters per query; the site sends at most a dozen. */
const MAX_PARTS = 60;
/** Nesting of brackets. */
const MAX_DEPTH = 10;
/** Per name or value, URL-encoded slugs included. */
const MAX_CHARACTERS = 300;
/** Names in a comma-separated value of `fields`, `populate` or `sort`. */
const MAX_NAMES = 40;
/** Segments of a path such as `Category.CategoryImage`. */
const MAX_STEPS = 4;

const LISTS = new Set(['populate', 'fields', 'sort']);
const POSITION = /^\d{1,6}$/;
const PAGINATION: Readonly<Record<string, RegExp>> = {
  page: POSITION,
  pageSize: POSITION,
  start: POSITION,
  limit: /^(-1|all|\d{1,6})$/,
  withCount: /^(true|false|t|f|1|0)$/i,
};

/** Rejects (400) oversized queries: parsing cost grows faster than their size. */
export function boundQuery(ctx: Context, next: () => Promise<unknown>): Promise<unknown> {
  checkSize(ctx.query);
  checkPagination(ctx.query.pagination);
  return next();
}

function checkSize(query: Record<string, unknown>): void {
  let parts = 0;
  const open = Object.entries(query).map(([name, value]) => ({
    name,
    value,
    depth: 1,
    isList: LISTS.has(name),
  }));
  for (let part = open.pop(); part; part = open.pop()) {
    const { name, value, depth, isList } = part;
    parts += 1;
    if (parts + open.length > MAX_PARTS) throw refusal('has too many parameters');
    if (depth > MAX_DEPTH) throw refusal('is nested too deeply');
    if (name.length > MAX_CHARACTERS) throw refusal('has a name that is too long');
    if (isList) checkNames(name);
    if (typeof value === 'object' && value !== null) {
      for (const [inner, nested] of Object.entries(value)) {
        open.push({
          name: inner,
          value: nested as unknown,
          depth: depth + 1,
          isList: isList || LISTS.has(inner),
        });
      }
      continue;
    }
    const text = String(value);
    if (text.length > MAX_CHARACTERS) throw refusal('has a value that is too long');
    if (isList) checkNames(text);
  }
}

function checkNames(text: string): void {
  const names = text.split(',');
  if (names.length > MAX_NAMES) throw refusal('lists too many names');
  if (names.some((name) => name.split('.').length > MAX_STEPS)) {
    throw refusal('has a path that is too long');
  }
}

function checkPagination(pagination: unknown): void {
  if (pagination === undefined) return;
  if (typeof pagination !== 'object' || pagination === null)
    throw refusal('has no such pagination');
  for (const [name, value] of Object.entries(pagination)) {
    const isValid = Object.hasOwn(PAGINATION, name) && typeof value === 'string';
    if (!isValid || !PAGINATION[name]?.test(value)) throw refusal('has no such pagination');
  }
}

function refusal(fault: string): Error {
  return new errors.ValidationError(`The query ${fault}.`);
}
