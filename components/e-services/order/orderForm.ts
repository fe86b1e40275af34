import type { OrderValues } from '@/lib/forms/order';

/** Start of every id in the form. */
export const FORM = 'order';

/** Fields in the order in which they stand. */
export const FIELDS = [
  'name',
  'identityNumber',
  'mobileNumber',
  'email',
  'entity',
  'management',
  'city',
  'classification',
  'item',
  'site',
  'movable',
  'quantity',
  'reviews',
  'captcha',
] as const satisfies readonly (keyof OrderValues)[];

/** What a reload of the tab keeps: all but the identity number and the captcha. */
export const DRAFT = FIELDS.filter((field) => field !== 'identityNumber' && field !== 'captcha');

export const EMPTY_ORDER: OrderValues = {
  name: '',
  identityNumber: '',
  mobileNumber: '',
  email: '',
  entity: '',
  management: '',
  city: '',
  classification: '',
  item: '',
  site: '',
  movable: '',
  quantity: '',
  reviews: '',
  captcha: '',
};
