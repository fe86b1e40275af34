import * as yup from 'yup';
import { parseDay } from '../dates/riyadh';
import { captchaField, digitsField, textField } from './fields';

/** Longest names that the search accepts, in characters. */
export const MAX_SEARCH_TEXT = 100;

const isDay = (text: string) => text === '' || parseDay(text) !== null;

/**
 * Vessel schedule search: days are DD/MM/YYYY, trafficType is an id of the lookups. Messages are keys
 * of the `errors` messages.
 */
export const vesselSearchSchema = yup.object({
  trafficType: digitsField(4, 'ERROR TRAFFIC TYPE')
    .transform((value: unknown) => (value === '' ? '-1' : value))
    .matches(/^(-1|\d{1,3})$/, 'ERROR TRAFFIC TYPE')
    .default('-1'),
  port: textField(MAX_SEARCH_TEXT, 'ERROR PORT').required('ERROR PORT'),
  startDate: digitsField(10, 'ERROR START DATE INVALID')
    .required('ERROR START DATE')
    .test('day', 'ERROR START DATE INVALID', isDay),
  endDate: digitsField(10, 'ERROR END DATE INVALID')
    .test('day', 'ERROR END DATE INVALID', isDay)
    .test('not-before-start', 'ERROR END DATE BEFORE START', (endDate, { parent }) => {
      const { startDate } = parent as { startDate: unknown };
      return !isBefore(endDate, typeof startDate === 'string' ? startDate : '');
    }),
  agent: textField(MAX_SEARCH_TEXT, 'ERROR TEXT LENGTH'),
  vessel: textField(MAX_SEARCH_TEXT, 'ERROR TEXT LENGTH'),
  captcha: captchaField,
});

export type VesselSearchValues = yup.InferType<typeof vesselSearchSchema>;

/** Whether a typed day (DD/MM/YYYY) is before another; false if one of them is not a valid date. */
export function isBefore(day: string, other: string): boolean {
  const first = parseDay(day);
  const second = parseDay(other);
  return first !== null && second !== null && first < second;
}
