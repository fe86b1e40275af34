import { OPERATIONS, type MovableRow, type Titled } from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import { callForJson } from './client';
import type { Movable, MovableCategory, MovableItem } from './types';
import { bilingual, wireId, wireText, wireTitled } from './wire';

const categories = yup.array(wireTitled).required();

const items = yup.array(wireTitled.shape({ category: wireTitled })).required();

const movables = yup
  .array(
    wireTitled.shape({
      category: wireTitled,
      subcategory: wireTitled,
      port: yup.object({ id: wireId, port: yup.string().required(), portAr: wireText }).required(),
      quantity: yup.number().min(0).required(),
      unit: yup.string().nullable().default(null),
      created: wireText,
      modified: wireText,
      author: wireText,
      editor: wireText,
    } satisfies Record<Exclude<keyof MovableRow, keyof Titled>, object>),
  )
  .required();

/**
 * The main categories of movable items, the classifications of the order form.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function loadMovableCategories(): Promise<MovableCategory[]> {
  const response = await callForJson({ operation: OPERATIONS.mainCategories }, categories);
  return response.map(toCategory);
}

/**
 * The items of a main category.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function loadMovableItems(category: string): Promise<MovableItem[]> {
  const response = await callForJson(
    { operation: OPERATIONS.subCategories, query: { maincategory: category } },
    items,
  );
  return response.map((item) => ({ ...toCategory(item), category: toCategory(item.category) }));
}

/**
 * The movables of an item at all sites, with their available quantities.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function loadMovableStock(item: string): Promise<Movable[]> {
  const response = await callForJson(
    { operation: OPERATIONS.movables, query: { subCategory: item } },
    movables,
  );
  return response.map((movable) => ({
    id: movable.id,
    title: bilingual(movable.title, movable.titleAr),
    category: toCategory(movable.category),
    item: toCategory(movable.subcategory),
    site: { id: movable.port.id, ...bilingual(movable.port.port, movable.port.portAr) },
    quantity: movable.quantity,
    unit: movable.unit,
    createdAt: movable.created,
    modifiedAt: movable.modified,
    author: movable.author,
    editor: movable.editor,
  }));
}

function toCategory({ id, title, titleAr }: yup.InferType<typeof wireTitled>): MovableCategory {
  return { id, ...bilingual(title, titleAr) };
}
