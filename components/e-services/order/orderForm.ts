import type { OrderValues } from '@/lib/forms/order';

/** Prefix of every id in the form. */
export const FORM = 'order';

/** Fields in the order of the page. */
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

/** Fields that drafts persist: without identity number and captcha. */
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
