import type { Context } from './context';
import { getModel, type Attribute } from '../content-types/models';

const DEPTH = 3;

/** Strapi's internal attributes. */
const SKIPPED = new Set(['createdBy', 'updatedBy', 'localizations']);

type Populate = Record<string, true | { populate: Populate }>;

/** Populates media, components and relations; skips types on the current path to end cycles. */
function deepPopulate(uid: string, depth = DEPTH, path: readonly string[] = []): Populate {
  const populate: Populate = {};
  for (const [name, attribute] of Object.entries(getModel(uid).attributes)) {
    if (SKIPPED.has(name)) continue;
    if (attribute.type === 'media') {
      populate[name] = true;
      continue;
    }
    const target = attribute.type === 'component' ? attribute.component : contentTarget(attribute);
    if (target === undefined || depth === 0 || target === uid || path.includes(target)) continue;
    const inner = deepPopulate(target, depth - 1, [...path, uid]);
    populate[name] = Object.keys(inner).length > 0 ? { populate: inner } : true;
  }
  return populate;
}

function contentTarget(attribute: Attribute): string | undefined {
  return attribute.type === 'relation' && attribute.target?.startsWith('api::')
    ? attribute.target
    : undefined;
}

/** Route middleware: `populate=deep` becomes the populate object of the route's content type. */
export function deepPopulateFor(uid: string) {
  let populate: Populate | undefined;
  return (ctx: Context, next: () => Promise<unknown>): Promise<unknown> => {
    if (ctx.query.populate === 'deep') {
      populate ??= deepPopulate(uid);
      ctx.query = { ...ctx.query, populate };
    }
    return next();
  };
}
