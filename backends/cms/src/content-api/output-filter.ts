import type { Context } from './context';
import { mayReadDrafts } from './draft-guard';
import type { Attribute, Model, Models } from '../content-types/models';

/** Attribute types with free-form values, which contain no rows. */
const OPAQUE = new Set(['json', 'blocks']);

/**
 * A copy of a response without rows that are not published, unless the request has the preview token.
 * It does not depend on how the query was written or parsed.
 * @param uid content type of the data
 */
export function withoutHiddenDrafts(data: unknown, uid: string, ctx: Context): unknown {
  if (mayReadDrafts(ctx)) return data;
  const models: Models = (name) => strapi.getModel(name as never);
  return withoutDrafts(data, models(uid), models);
}

/**
 * Copies data without drafts at any depth: single rows become null, lists shorter. Rows of a type
 * with drafts need `publishedAt`.
 * @param model model of the data, if known
 */
function withoutDrafts(data: unknown, model: Model | undefined, models: Models): unknown {
  if (Array.isArray(data)) {
    return data
      .map((item) => withoutDrafts(item, model, models))
      .filter((item, index) => item !== null || data[index] === null);
  }
  if (!isRow(data)) return data;
  // Rows of polymorphic relations have `__type`.
  const own = model ?? (typeof data.__type === 'string' ? models(data.__type) : undefined);
  if (isDraft(data, own)) return null;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const attribute = own?.attributes[name];
      if (attribute && OPAQUE.has(attribute.type)) return [name, value];
      return [name, withoutDrafts(value, attributeModel(attribute, value, models), models)];
    }),
  );
}

function isDraft(row: Row, model: Model | undefined): boolean {
  if (model === undefined) return row.publishedAt === null;
  return model.options?.draftAndPublish === true && !row.publishedAt;
}

function attributeModel(
  attribute: Attribute | undefined,
  value: unknown,
  models: Models,
): Model | undefined {
  const uid = attribute?.target ?? attribute?.component;
  if (uid !== undefined) return models(uid);
  if (attribute?.type === 'media') return models('plugin::upload.file');
  return undefined;
}

type Row = Record<string, unknown>;

function isRow(data: unknown): data is Row {
  return typeof data === 'object' && data !== null && !(data instanceof Date);
}
