import { ORDER_FORM } from '@ports-authority/e-services-contract';
import type { OrderValues } from '@/lib/forms/order';

/** Prefix of every id in the form. */
export const FORM = ORDER_FORM.kind;

type Field = keyof typeof ORDER_FORM.fields | 'captcha';

/** The fields in their order on the page. */
export const FIELDS = [...Object.keys(ORDER_FORM.fields), 'captcha'] as readonly Field[];

/** Fields that drafts persist: without identity number and captcha. */
export const DRAFT = FIELDS.filter((field) => field !== 'identityNumber' && field !== 'captcha');

export const EMPTY_ORDER = Object.fromEntries(
  FIELDS.map((field) => [field, '']),
) as unknown as OrderValues;
