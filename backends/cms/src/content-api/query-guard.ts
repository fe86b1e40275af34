import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from './context';
import { isLink, type Attribute, type Models } from './models';

const BOOLEAN = /^(true|t|1|false|f|0)$/i;

/**
 * Route middleware that keeps a query from reaching entries by a way that does not ask whether they
 * are published: from a file to all that use it, from an entry to its other versions by a filter or a
 * sort order (which answer by what they let through). Nothing below a file can be populated, and
 * filters and sort orders stay on an entry, its components and what it links to. It also makes every
 * selection of fields include `publishedAt`, without which a draft could not be told on its way out.
 * @throws ValidationError (400)
 */
export function queryGuardFor(strapi: Core.Strapi, uid: string) {
  const models: Models = (name) => strapi.getModel(name as never);
  return (ctx: Context, next: () => Promise<unknown>): Promise<unknown> => {
    ctx.query = guarded(ctx.query, uid, models);
    return next();
  };
}

type Values = Record<string, unknown>;

/** A query, or what `populate` says of one attribute: the same parameters, about another model. */
function guarded(query: Values, uid: string, models: Models): Values {
  checkFilters(query.filters, uid, models);
  checkSort(query.sort, uid, models);
  return {
    ...query,
    ...(query.populate !== undefined && {
      populate: guardedPopulate(query.populate, uid, models),
    }),
    ...(query.fields !== undefined && { fields: withPublishedAt(query.fields) }),
  };
}

function guardedPopulate(populate: unknown, uid: string, models: Models): unknown {
  if (Array.isArray(populate)) return populate.map((one) => guardedPopulate(one, uid, models));
  if (typeof populate === 'string') {
    for (const path of populate.split(',')) checkPopulatedPath(path.trim().split('.'), uid, models);
    return populate;
  }
  if (!isValues(populate)) return populate;
  return Object.fromEntries(
    Object.entries(populate).map(([name, value]) => {
      checkPopulatedPath(name.split('.'), uid, models);
      return [name, guardedAttribute(name, value, uid, models)];
    }),
  );
}

function guardedAttribute(name: string, value: unknown, uid: string, models: Models): unknown {
  const target = targetOf(models(uid).attributes[name]);
  if (target !== undefined) return isValues(value) ? guarded(value, target, models) : value;
  const says = isValues(value)
    ? Object.keys(value).every((key) => key === 'fields')
    : isFlag(value);
  if (!says) throw refusal(name);
  return value;
}

/** A path such as `Category.CategoryImage`, of which nothing follows a file. */
function checkPopulatedPath(path: readonly string[], uid: string, models: Models): void {
  const [name = '', ...rest] = path;
  const attribute = models(uid).attributes[name];
  if (attribute === undefined || name === '*') {
    // A name that does not exist is refused by Strapi, unless it hides in a path.
    if (rest.length > 0) throw refusal(path.join('.'));
    return;
  }
  const target = targetOf(attribute);
  if (target === undefined && attribute.type !== 'media') throw refusal(name);
  if (rest.length === 0) return;
  if (target === undefined) throw refusal(path.join('.'));
  checkPopulatedPath(rest, target, models);
}

function checkFilters(filters: unknown, uid: string, models: Models): void {
  if (Array.isArray(filters)) {
    for (const one of filters) checkFilters(one, uid, models);
  } else if (isValues(filters)) {
    for (const [name, value] of Object.entries(filters)) {
      if (name.startsWith('$')) checkFilters(value, uid, models);
      else checkFilters(value, comparedModel(name, uid, models), models);
    }
  }
}

function checkSort(sort: unknown, uid: string, models: Models): void {
  if (Array.isArray(sort)) {
    for (const one of sort) checkSort(one, uid, models);
  } else if (typeof sort === 'string') {
    for (const order of sort.split(',')) {
      const [path = ''] = order.trim().split(':');
      path.split('.').reduce((model, name) => comparedModel(name, model, models), uid);
    }
  } else if (isValues(sort)) {
    for (const [name, value] of Object.entries(sort)) {
      const isDirection = typeof value === 'string' && name in models(uid).attributes;
      const model = comparedModel(name, uid, models);
      if (!isDirection) checkSort(value, model, models);
    }
  }
}

/** The model that a filter or a sort order goes on in after this attribute; a scalar stays where it is. */
function comparedModel(name: string, uid: string, models: Models): string {
  const attribute = models(uid).attributes[name];
  if (attribute === undefined) {
    if (name.includes('.')) throw refusal(name);
    return uid;
  }
  if (attribute.type === 'component' || isLink(attribute)) return targetOf(attribute) ?? uid;
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
  return new errors.ValidationError(`The query may not reach ${name.slice(0, 100)}.`);
}
