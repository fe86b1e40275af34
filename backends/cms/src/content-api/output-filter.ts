import type { Context } from './context';
import { mayReadDrafts } from './draft-guard';
import { getModel, type Attribute, type Model } from '../content-types/models';

/** Attribute types with free-form values, which contain no rows. */
const OPAQUE = new Set(['json', 'blocks']);

/**
 * A copy of a response without rows that are not published, unless the request has the preview token.
 * It does not depend on how the query was written or parsed.
 * @param uid content type of the data
 */
export function withoutHiddenDrafts(data: unknown, uid: string, ctx: Context): unknown {
  if (mayReadDrafts(ctx)) return data;
  return withoutDrafts(data, getModel(uid));
}

/**
 * Copies data without drafts at any depth: single rows become null, lists shorter. Rows of a type
 * with drafts need `publishedAt`.
 * @param model model of the data, if known
 */
function withoutDrafts(data: unknown, model: Model | undefined): unknown {
  if (Array.isArray(data)) {
    return data
      .map((item) => withoutDrafts(item, model))
      .filter((item, index) => item !== null || data[index] === null);
  }
  if (!isRow(data)) return data;
  // Rows of polymorphic relations have `__type`.
  const own = model ?? (typeof data.__type === 'string' ? getModel(data.__type) : undefined);
  if (isDraft(data, own)) return null;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const attribute = own?.attributes[name];
      if (attribute && OPAQUE.has(attribute.type)) return [name, value];
      return [name, withoutDrafts(value, attributeModel(attribute))];
    }),
  );
}

function isDraft(row: Row, model: Model | undefined): boolean {
  if (model === undefined) return row.publishedAt === null;
  return model.options?.draftAndPublish === true && !row.publishedAt;
}

function attributeModel(attribute: Attribute | undefined): Model | undefined {
  const uid = attribute?.target ?? attribute?.component;
  if (uid !== undefined) return getModel(uid);
  if (attribute?.type === 'media') return getModel('plugin::upload.file');
  return undefined;
}

type Row = Record<string, unknown>;

function isRow(data: unknown): data is Row {
  return typeof data === 'object' && data !== null && !(data instanceof Date);
}
