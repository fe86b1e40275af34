import { errors } from '@strapi/utils';
import type { Context } from './context';
import { getModel, isLink, type Attribute } from '../content-types/models';

const BOOLEAN = /^(true|t|1|false|f|0)$/i;

/** Attribute paths that error messages may repeat. */
const NAME = /^[\w.]{1,100}$/;

/** Levels of `populate=deep` plus files. */
const MAX_LEVELS = 4;

/** Joins of filters and sort orders per query; joins to lists multiply rows. */
const MAX_JOINS = 3;

/**
 * Route middleware: rejects paths that could expose drafts, such as from a file to entries that use it,
 * or filters on other versions, which reveal values by what they match. Limits the depth, and adds
 * `publishedAt` to `fields`, which the output filter needs.
 * @throws ValidationError (400)
 */
export function queryGuardFor(uid: string) {
  return (ctx: Context, next: () => Promise<unknown>): Promise<unknown> => {
    ctx.query = guardQuery(ctx.query, uid, { joins: 0, level: 0 });
    return next();
  };
}

type Values = Record<string, unknown>;

interface QueryContext {
  joins: number;
  level: number;
}

/** Guards a query or a nested `populate`, which has the same parameters. */
function guardQuery(query: Values, uid: string, context: QueryContext): Values {
  checkFilters(query.filters, uid, context);
  checkSort(query.sort, uid, context);
  return {
    ...query,
    ...(query.populate !== undefined && {
      populate: guardPopulate(query.populate, uid, context),
    }),
    ...(query.fields !== undefined && { fields: withPublishedAt(query.fields) }),
  };
}

function guardPopulate(populate: unknown, uid: string, context: QueryContext): unknown {
  if (Array.isArray(populate)) return populate.map((item) => guardPopulate(item, uid, context));
  if (typeof populate === 'string') {
    for (const path of populate.split(','))
      checkPopulatedPath(path.trim().split('.'), uid, context);
    return populate;
  }
  if (!isValues(populate)) return populate;
  return Object.fromEntries(
    Object.entries(populate).map(([name, value]) => {
      checkPopulatedPath(name.split('.'), uid, context);
      return [name, guardAttribute(name, value, uid, context)];
    }),
  );
}

function guardAttribute(name: string, value: unknown, uid: string, context: QueryContext): unknown {
  const target = targetModel(getModel(uid).attributes[name]);
  if (target !== undefined) {
    if (!isValues(value)) return value;
    context.level += 1;
    const below = guardQuery(value, target, context);
    context.level -= 1;
    return below;
  }
  const isAllowed = isValues(value)
    ? Object.keys(value).every((key) => key === 'fields')
    : isFlag(value);
  if (!isAllowed) throw refusal(name);
  return value;
}

/** Checks a path such as `Category.CategoryImage`; a file must be its end. */
function checkPopulatedPath(path: readonly string[], uid: string, context: QueryContext): void {
  if (context.level + path.length > MAX_LEVELS) throw refusal(path.join('.'));
  checkPopulated(path, uid);
}

function checkPopulated(path: readonly string[], uid: string): void {
  const [name = '', ...rest] = path;
  const attribute = getModel(uid).attributes[name];
  if (attribute === undefined || name === '*') {
    // Strapi rejects unknown names, but not within a path.
    if (rest.length > 0) throw refusal(path.join('.'));
    return;
  }
  const target = targetModel(attribute);
  if (target === undefined && attribute.type !== 'media') throw refusal(name);
  if (rest.length === 0) return;
  if (target === undefined) throw refusal(path.join('.'));
  checkPopulated(rest, target);
}

function checkFilters(filters: unknown, uid: string, context: QueryContext): void {
  if (Array.isArray(filters)) {
    for (const filter of filters) checkFilters(filter, uid, context);
  } else if (isValues(filters)) {
    for (const [name, value] of Object.entries(filters)) {
      if (name.startsWith('$')) checkFilters(value, uid, context);
      else checkFilters(value, joinModel(name, uid, context), context);
    }
  }
}

function checkSort(sort: unknown, uid: string, context: QueryContext): void {
  if (Array.isArray(sort)) {
    for (const order of sort) checkSort(order, uid, context);
  } else if (typeof sort === 'string') {
    for (const order of sort.split(',')) {
      const [path = ''] = order.trim().split(':');
      path.split('.').reduce((model, name) => joinModel(name, model, context), uid);
    }
  } else if (isValues(sort)) {
    for (const [name, value] of Object.entries(sort)) {
      const isDirection = typeof value === 'string' && name in getModel(uid).attributes;
      const model = joinModel(name, uid, context);
      if (!isDirection) checkSort(value, model, context);
    }
  }
}

/** Model joined by an attribute of a filter or sort order; the current model for a scalar. */
function joinModel(name: string, uid: string, context: QueryContext): string {
  const attribute = getModel(uid).attributes[name];
  if (attribute === undefined) {
    if (name.includes('.')) throw refusal(name);
    return uid;
  }
  if (attribute.type === 'component' || isLink(attribute)) {
    context.joins += 1;
    if (context.joins > MAX_JOINS) throw refusal(name);
    return targetModel(attribute) ?? uid;
  }
  if (attribute.type === 'relation' || attribute.type === 'media') throw refusal(name);
  return uid;
}

/** Model of a component or content relation; undefined for other attributes. */
function targetModel(attribute: Attribute | undefined): string | undefined {
  if (attribute?.type === 'component') return attribute.component;
  const isOfContent = attribute?.type === 'relation' && attribute.target?.startsWith('api::');
  return isOfContent ? attribute.target : undefined;
}

function withPublishedAt(fields: unknown): unknown {
  const names = typeof fields === 'string' ? fields.split(',') : fields;
  return Array.isArray(names) ? [...names, 'publishedAt'] : names;
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean' || (typeof value === 'string' && BOOLEAN.test(value));
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refusal(name: string): Error {
  const shown = NAME.test(name) ? name : 'what it names';
  return new errors.ValidationError(`The query may not reach ${shown}.`);
}
