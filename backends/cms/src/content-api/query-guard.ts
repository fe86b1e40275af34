import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from './context';
import { isLink, type Attribute, type Models } from '../content-types/models';

const BOOLEAN = /^(true|t|1|false|f|0)$/i;

/** A path of attributes: messages repeat nothing else of a query. */
const NAME = /^[\w.]{1,100}$/;

/** As many levels as `populate=deep` populates, with the files of the last. */
const MAX_LEVELS = 4;

/**
 * Filters and sort orders that leave the entry for a component or a relation, in one query. Each is
 * a join, and joins to lists multiply their rows with each other.
 */
const MAX_JOINS = 3;

/**
 * Route middleware that rejects paths which could expose drafts: from a file to the entries that use
 * it, or from an entry to its other versions by a filter or a sort order, which reveal a value by what
 * they match. Nothing below a file can be populated, and filters and sort orders stay on an entry, its
 * components and relations. Adds `publishedAt` to every selection of fields, which the output filter
 * needs. Bounds the depth, since the versions of an entry refer to each other.
 * @throws ValidationError (400)
 */
export function queryGuardFor(strapi: Core.Strapi, uid: string) {
  const models: Models = (name) => strapi.getModel(name as never);
  return (ctx: Context, next: () => Promise<unknown>): Promise<unknown> => {
    ctx.query = guarded(ctx.query, uid, { models, joins: 0, level: 0 });
    return next();
  };
}

type Values = Record<string, unknown>;

/** State of the traversal of one query. */
interface Way {
  readonly models: Models;
  /** Counted over the whole query. */
  joins: number;
  /** Levels of `populate` above the present one. */
  level: number;
}

/** A query, or a nested `populate` with the same parameters for another model. */
function guarded(query: Values, uid: string, way: Way): Values {
  checkFilters(query.filters, uid, way);
  checkSort(query.sort, uid, way);
  return {
    ...query,
    ...(query.populate !== undefined && {
      populate: guardedPopulate(query.populate, uid, way),
    }),
    ...(query.fields !== undefined && { fields: withPublishedAt(query.fields) }),
  };
}

function guardedPopulate(populate: unknown, uid: string, way: Way): unknown {
  if (Array.isArray(populate)) return populate.map((one) => guardedPopulate(one, uid, way));
  if (typeof populate === 'string') {
    for (const path of populate.split(',')) checkPopulatedPath(path.trim().split('.'), uid, way);
    return populate;
  }
  if (!isValues(populate)) return populate;
  return Object.fromEntries(
    Object.entries(populate).map(([name, value]) => {
      checkPopulatedPath(name.split('.'), uid, way);
      return [name, guardedAttribute(name, value, uid, way)];
    }),
  );
}

function guardedAttribute(name: string, value: unknown, uid: string, way: Way): unknown {
  const target = targetOf(way.models(uid).attributes[name]);
  if (target !== undefined) {
    if (!isValues(value)) return value;
    way.level += 1;
    const below = guarded(value, target, way);
    way.level -= 1;
    return below;
  }
  const says = isValues(value)
    ? Object.keys(value).every((key) => key === 'fields')
    : isFlag(value);
  if (!says) throw refusal(name);
  return value;
}

/** A path such as `Category.CategoryImage`, of which nothing follows a file. */
function checkPopulatedPath(path: readonly string[], uid: string, way: Way): void {
  if (way.level + path.length > MAX_LEVELS) throw refusal(path.join('.'));
  followPopulated(path, uid, way.models);
}

function followPopulated(path: readonly string[], uid: string, models: Models): void {
  const [name = '', ...rest] = path;
  const attribute = models(uid).attributes[name];
  if (attribute === undefined || name === '*') {
    // Strapi rejects unknown names, but not within a path.
    if (rest.length > 0) throw refusal(path.join('.'));
    return;
  }
  const target = targetOf(attribute);
  if (target === undefined && attribute.type !== 'media') throw refusal(name);
  if (rest.length === 0) return;
  if (target === undefined) throw refusal(path.join('.'));
  followPopulated(rest, target, models);
}

function checkFilters(filters: unknown, uid: string, way: Way): void {
  if (Array.isArray(filters)) {
    for (const one of filters) checkFilters(one, uid, way);
  } else if (isValues(filters)) {
    for (const [name, value] of Object.entries(filters)) {
      if (name.startsWith('$')) checkFilters(value, uid, way);
      else checkFilters(value, comparedModel(name, uid, way), way);
    }
  }
}

function checkSort(sort: unknown, uid: string, way: Way): void {
  if (Array.isArray(sort)) {
    for (const one of sort) checkSort(one, uid, way);
  } else if (typeof sort === 'string') {
    for (const order of sort.split(',')) {
      const [path = ''] = order.trim().split(':');
      path.split('.').reduce((model, name) => comparedModel(name, model, way), uid);
    }
  } else if (isValues(sort)) {
    for (const [name, value] of Object.entries(sort)) {
      const isDirection = typeof value === 'string' && name in way.models(uid).attributes;
      const model = comparedModel(name, uid, way);
      if (!isDirection) checkSort(value, model, way);
    }
  }
}

/** The model of an attribute in a filter or a sort order; the same one for a scalar. */
function comparedModel(name: string, uid: string, way: Way): string {
  const attribute = way.models(uid).attributes[name];
  if (attribute === undefined) {
    if (name.includes('.')) throw refusal(name);
    return uid;
  }
  if (attribute.type === 'component' || isLink(attribute)) {
    way.joins += 1;
    if (way.joins > MAX_JOINS) throw refusal(name);
    return targetOf(attribute) ?? uid;
  }
  if (attribute.type === 'relation' || attribute.type === 'media') throw refusal(name);
  return uid;
}

/** The model of an attribute that may be populated further; undefined for files and anything else. */
function targetOf(attribute: Attribute | undefined): string | undefined {
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
