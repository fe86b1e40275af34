import * as yup from 'yup';
import type { Bilingual } from './types';

/** A text of the wire; numbers become text, nothing becomes empty. */
export const wireText = yup
  .string()
  .transform((value: unknown) => value ?? '')
  .default('');

/** An id of the wire, a number or a text. */
export const wireId = yup.string().required();

/** A moment of the wire: ISO 8601. */
export const wireMoment = yup.string().required().test('moment', isMoment);

/** A moment that the wire may leave out. */
export const wireMomentOrNull = yup
  .string()
  .nullable()
  .default(null)
  .test('moment', (value) => value === null || isMoment(value));

/** A titled thing of the wire. */
export const wireTitled = yup
  .object({ id: wireId, title: yup.string().required(), titleAr: wireText })
  .required();

/** A whole number from 0. */
const wireCount = yup.number().integer().min(0).required();

/** Both languages of a pair; one that is missing takes the other's text. */
export function bilingual(en: string, ar: string): Bilingual {
  return { ar: ar || en, en: en || ar };
}

/** What searches answer with when they find something to say (specification §7). */
export function wireSearch<Row extends yup.Maybe<yup.AnyObject>>(row: yup.ObjectSchema<Row>) {
  return yup
    .object({
      isSuccess: yup.boolean().oneOf([true]).required(),
      data: yup.array(row).required(),
      meta: yup.object({ total: wireCount }).required(),
    })
    .required();
}

function isMoment(value: string): boolean {
  return /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));
}
