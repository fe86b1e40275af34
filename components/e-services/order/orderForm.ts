import type { OrderValues } from '@/lib/forms/order';

/** Prefix of every id in the form. */
export const FORM = 'order';

/** The fields in their order on the page. */
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

/** The fields of the draft: all but the identity number and the captcha. */
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
