import { ERRORS, ORDER_FORM, type WireFields } from '@ports-authority/e-services-contract';
import type { OrderValues } from '../forms/order';
import { hasCapability } from '../capabilities';
import { ServiceRefusedError } from './errors';
import { loadMovableCategories, loadMovableItems, loadMovableStock } from './movables';
import { belongsTo } from './order-cascade';
import { submit, type Submit } from './submissions';
import type { Movable, MovableCategory } from './types';

/** The form's names of the fields on the wire. */
const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ORDER_FORM.fields).map(([name, { wire }]) => [wire, name])),
  MovableId: 'movable',
};

type OrderFields = WireFields<typeof ORDER_FORM>;

/**
 * POST /orderForm, with misspelt wire names and a blank extra field. Data of the movable is read
 * from the e-services API, never taken from the browser.
 * @throws ServiceRefusedError, also if the ids match no movable; ServiceUnavailableError
 */
export const submitOrder: Submit<OrderValues> = async (values, sender) => {
  const movable = await chosenMovable(values);
  // With idempotency, the first attempt of a retry may already have taken the stock.
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
  return submit(ORDER_FORM.path, fields, sender, NAMES);
};

function titleIn(choices: readonly MovableCategory[], chosen: string): string {
  return choices.find(({ id }) => id === chosen)?.en ?? chosen;
}

async function chosenMovable(values: OrderValues): Promise<Movable> {
  const { classification, item, site, movable: id } = values;
  const chosen = (await loadMovableStock(item)).find(
    (movable) =>
      movable.id === id && movable.site.id === site && belongsTo(movable, { classification, item }),
  );
  if (chosen) return chosen;
  const message = ERRORS.itemGone;
  throw new ServiceRefusedError(message, 400, { message, fields: {} });
}
