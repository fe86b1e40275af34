import { OPERATIONS } from '@ports-authority/e-services-contract';
import { callForRows } from './client';
import type { Bilingual, Movable, MovableCategory } from './types';
import { toAmount, isRecord, toRecord, toText, toTitled, type Fields } from './wire';

/**
 * Main categories of movable items: the classifications of the order form.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function loadMovableCategories(): Promise<readonly MovableCategory[]> {
  return (await callForRows({ operation: OPERATIONS.mainCategories }, toTitled)).rows;
}

/** Items of a main category; throws ServiceRefusedError, ServiceUnavailableError. */
export async function loadMovableItems(category: string): Promise<readonly MovableCategory[]> {
  const query = { maincategory: category };
  return (await callForRows({ operation: OPERATIONS.subCategories, query }, toTitled)).rows;
}

/** Movables of an item at all sites; throws ServiceRefusedError, ServiceUnavailableError. */
export async function loadMovableStock(item: string): Promise<readonly Movable[]> {
  const query = { subCategory: item };
  const { rows } = await callForRows({ operation: OPERATIONS.movables, query }, (row, id) =>
    toMovable(row, id, item),
  );
  return rows;
}

/** Null without a title, a site or stock: it can't be ordered. */
function toMovable(row: Fields, id: string, requestedId: string): Movable | null {
  const name = toTitled(row);
  const site = toSite(row.port ?? row.site);
  const quantity = toAmount(row.quantity);
  if (!name || !site || quantity === null) return null;
  return {
    id,
    title: { ar: name.ar, en: name.en },
    category: { ...bilingualName(row.category), id: toText(toRecord(row.category).id) },
    // The id may be missing: the request was for this item.
    item: {
      ...bilingualName(row.subcategory),
      id: toText(toRecord(row.subcategory).id) || requestedId,
    },
    site,
    quantity,
    unit: toText(row.unit) || null,
    createdAt: toText(row.created),
    modifiedAt: toText(row.modified),
    author: toText(row.author),
    editor: toText(row.editor),
  };
}

function bilingualName(item: unknown): Bilingual {
  const { ar = '', en = '' } = toTitled(item) ?? {};
  return { ar, en };
}

/** A site is named after its port. */
function toSite(site: unknown): MovableCategory | null {
  if (!isRecord(site)) return toTitled(site);
  return toTitled({ id: site.id, title: site.port ?? site.title, titleAr: site.portAr });
}
