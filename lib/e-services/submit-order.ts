import { ERRORS, OPERATIONS, type OrderFields } from '@ports-authority/e-services-contract';
import type { OrderValues } from '../forms/order';
import { hasCapability } from './capabilities';
import { ServiceRefusedError } from './errors';
import { loadMovableCategories, loadMovableItems, loadMovableStock } from './movables';
import { isOf } from './order-cascade';
import { submit, type Submit } from './submissions';
import type { Movable, MovableCategory } from './types';

/** The form's names of the fields on the wire. */
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
 * Order of a movable item: POST /orderForm, whose field names are misspelt and which expects a blank
 * extra field. The movable's data is read from the e-services API, never taken from the browser.
 * @throws ServiceRefusedError, also if the ids match no movable; ServiceUnavailableError
 */
export const submitOrder: Submit<OrderValues> = async (values, sender) => {
  const movable = await chosenMovable(values);
  // Where a key makes a retry the same order, its first attempt may have taken the stock already.
  if (!hasCapability('idempotency') && Number(values.quantity) > movable.quantity) {
    throw new ServiceRefusedError(ERRORS.quantityTooLarge, 400);
  }
  const category =
    movable.category.en || titleIn(await loadMovableCategories(), values.classification);
  const item =
    movable.item.en || titleIn(await loadMovableItems(values.classification), values.item);
  const fields: OrderFields | Omit<OrderFields, 'MovableId'> = {
    Title: values.name,
    IdentityNo: values.identityNumber,
    MobileNo: values.mobileNumber,
    Email: values.email,
    DirectionName: values.entity,
    DepartmentName: values.management,
    Location: values.city,
    MainCategory: category,
    MangulCategory: item,
    Port: movable.site.en,
    ManqulName: movable.title.en,
    ...(hasCapability('movable-ids') && { MovableId: movable.id }),
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

function titleIn(choices: readonly MovableCategory[], chosen: string): string {
  return choices.find(({ id }) => id === chosen)?.en ?? chosen;
}

async function chosenMovable(values: OrderValues): Promise<Movable> {
  const { classification, item, site, movable: id } = values;
  const chosen = (await loadMovableStock(item)).find(
    (movable) =>
      movable.id === id && movable.site.id === site && isOf(movable, { classification, item }),
  );
  if (chosen) return chosen;
  const sentence = ERRORS.itemGone;
  throw new ServiceRefusedError(sentence, 400, { message: sentence, fields: {} });
}
