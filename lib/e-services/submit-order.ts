import { ERRORS, OPERATIONS, type OrderFields } from '@ports-authority/e-services-contract';
import type { OrderValues } from '../forms/order';
import { ServiceRefusedError } from './errors';
import { loadMovableStock } from './movables';
import { submit, type Sender, type Submit } from './submissions';
import type { Movable } from './types';

/** The form's names of the wire's fields. */
const NAMES = {
  Title: 'name',
  IdentityNo: 'identityNumber',
  MobileNo: 'mobileNumber',
  Email: 'email',
  DirectionName: 'entity',
  DepartmentName: 'management',
  Location: 'city',
  MainCategory: 'classification',
  MangulCategory: 'item',
  Port: 'site',
  ManqulName: 'movable',
  MovableId: 'movable',
  Quantity: 'quantity',
  Explain: 'reviews',
} as const satisfies Partial<Record<keyof OrderFields, keyof OrderValues>>;

/**
 * Order of a movable item: POST /orderForm (specification §3, with its spellings and its blank extra
 * field). What is copied from the movable comes from the second service, never from the browser.
 * @throws ServiceRefusedError, also where the ids chosen name no movable; ServiceUnavailableError
 */
export const submitOrder: Submit<OrderValues> = async (values, sender) => {
  const movable = await chosenMovable(values, sender);
  const fields: OrderFields = {
    Title: values.name,
    IdentityNo: values.identityNumber,
    MobileNo: values.mobileNumber,
    Email: values.email,
    DirectionName: values.entity,
    DepartmentName: values.management,
    Location: values.city,
    MainCategory: movable.category.en,
    MangulCategory: movable.item.en,
    Port: movable.site.en,
    ManqulName: movable.title.en,
    MovableId: movable.id,
    AvalibleQuantity: String(movable.quantity),
    Quantity: values.quantity,
    Explain: values.reviews,
    Created: movable.createdAt,
    Modified: movable.modifiedAt,
    Author: movable.author,
    Editor: movable.editor,
    Title2: '',
    captcha: values.captcha,
  };
  return submit(OPERATIONS.order, fields, sender, NAMES);
};

const MAX_TRIES_KEPT = 500;

/**
 * The movables of recent orders by the orders' keys: an order that is sent again after a lost answer
 * must say the same as before, although its first try has lowered the stock.
 */
const firstTries = new Map<string, Movable>();

async function chosenMovable(values: OrderValues, { key }: Sender): Promise<Movable> {
  const { classification, item, site, movable: id } = values;
  const matches = (movable: Movable) =>
    movable.id === id &&
    movable.item.id === item &&
    movable.site.id === site &&
    movable.category.id === classification;
  const before = key === undefined ? undefined : firstTries.get(key);
  if (before && matches(before)) return before;
  const movable = (await loadMovableStock(item)).find(matches);
  if (!movable) {
    const sentence = ERRORS.itemGone;
    throw new ServiceRefusedError(sentence, 400, { message: sentence, fields: {} });
  }
  if (key !== undefined) remember(key, movable);
  return movable;
}

function remember(key: string, movable: Movable): void {
  firstTries.delete(key);
  firstTries.set(key, movable);
  const [oldest] = firstTries.keys();
  if (firstTries.size > MAX_TRIES_KEPT && oldest !== undefined) firstTries.delete(oldest);
}
