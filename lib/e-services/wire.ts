import * as yup from 'yup';
import type { Bilingual } from './types';

/** A string on the wire; numbers become strings, null becomes empty. */
export const wireText = yup
  .string()
  .transform((value: unknown) => value ?? '')
  .default('');

/** An id on the wire, a number or a string. */
export const wireId = yup.string().required();

/** A date-time on the wire: ISO 8601. */
export const wireMoment = yup.string().required().test('moment', isMoment);

/** A date-time that may be missing. */
export const wireMomentOrNull = yup
  .string()
  .nullable()
  .default(null)
  .test('moment', (value) => value === null || isMoment(value));

/** A date-time that earlier versions of the e-services API leave out. */
export const wireMomentOrMissing = yup
  .string()
  .test('moment', (value) => value === undefined || isMoment(value));

/** An entity with a title on the wire. */
export const wireTitled = yup
  .object({ id: wireId, title: yup.string().required(), titleAr: wireText })
  .required();

/** A whole number from 0. */
export const wireCount = yup.number().integer().min(0).required();

/** Both languages of a text; a missing one falls back to the other. */
export function bilingual(en: string, ar: string): Bilingual {
  return { ar: ar || en, en: en || ar };
}

/** Envelope of a search's response. */
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
