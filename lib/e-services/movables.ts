import { OPERATIONS } from '@ports-authority/e-services-contract';
import { callForRows } from './client';
import type { Bilingual, Movable, MovableCategory } from './types';
import { amountOf, isRecord, recordOf, textOf, titledOf, type Fields } from './wire';

/**
 * The main categories of movable items, the classifications of the order form.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function loadMovableCategories(): Promise<readonly MovableCategory[]> {
  return (await callForRows({ operation: OPERATIONS.mainCategories }, titledOf)).rows;
}

/**
 * The items of a main category.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function loadMovableItems(category: string): Promise<readonly MovableCategory[]> {
  const query = { maincategory: category };
  return (await callForRows({ operation: OPERATIONS.subCategories, query }, titledOf)).rows;
}

/**
 * The movables of an item at all sites, with their available quantities.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function loadMovableStock(item: string): Promise<readonly Movable[]> {
  const query = { subCategory: item };
  const { rows } = await callForRows({ operation: OPERATIONS.movables, query }, (row, id) =>
    toMovable(row, id, item),
  );
  return rows;
}

/** A movable without a title, a site or a stock cannot be ordered. */
function toMovable(row: Fields, id: string, asked: string): Movable | null {
  const name = titledOf(row);
  const site = siteOf(row.port ?? row.site);
  const quantity = amountOf(row.quantity);
  if (!name || !site || quantity === null) return null;
  return {
    id,
    title: { ar: name.ar, en: name.en },
    category: { ...nameOf(row.category), id: textOf(recordOf(row.category).id) },
    // The stock is that of the item that was asked for, also where its id is not repeated.
    item: { ...nameOf(row.subcategory), id: textOf(recordOf(row.subcategory).id) || asked },
    site,
    quantity,
    unit: textOf(row.unit) || null,
    createdAt: textOf(row.created),
    modifiedAt: textOf(row.modified),
    author: textOf(row.author),
    editor: textOf(row.editor),
  };
}

function nameOf(item: unknown): Bilingual {
  const { ar = '', en = '' } = titledOf(item) ?? {};
  return { ar, en };
}

/** A site is named by its port. */
function siteOf(site: unknown): MovableCategory | null {
  if (!isRecord(site)) return titledOf(site);
  return titledOf({ id: site.id, title: site.port ?? site.title, titleAr: site.portAr });
}
