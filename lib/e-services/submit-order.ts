import { ERRORS, OPERATIONS, type OrderFields } from '@ports-authority/e-services-contract';
import type { OrderValues } from '../forms/order';
import { ServiceRefusedError } from './errors';
import { loadMovableStock } from './movables';
import { submit, type Submit } from './submissions';
import type { Movable } from './types';

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

async function chosenMovable(values: OrderValues): Promise<Movable> {
  const { classification, item, site, movable: id } = values;
  const chosen = (await loadMovableStock(item)).find(
    (movable) =>
      movable.id === id &&
      movable.item.id === item &&
      movable.site.id === site &&
      movable.category.id === classification,
  );
  if (chosen) return chosen;
  const sentence = ERRORS.itemGone;
  throw new ServiceRefusedError(sentence, 400, { message: sentence, fields: {} });
}
