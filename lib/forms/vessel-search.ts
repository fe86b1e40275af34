import * as yup from 'yup';
import { formatDay, parseDay } from '../dates/riyadh';
import { MAX_DATE_CHARACTERS } from '../dates/typed-date';
import { captchaField, digitsField, ofText, textField } from './fields';
import { isBefore, MAX_SEARCH_TEXT } from './search-input';

/** A day in any spelling as DD/MM/YYYY; other text is refused. */
const dayField = (invalid: string) =>
  digitsField(MAX_DATE_CHARACTERS, invalid)
    .transform(ofText(asDay))
    .test('day', invalid, (text) => text === '' || parseDay(text) !== null);

/** Days become DD/MM/YYYY, trafficType is an id of the lookups; messages are `errors` keys. */
export const vesselSearchSchema = yup.object({
  trafficType: digitsField(60, 'ERROR TRAFFIC TYPE')
    .transform(ofText((text) => (text === '' ? '-1' : text)))
    .default('-1'),
  port: textField(MAX_SEARCH_TEXT, 'ERROR PORT').required('ERROR PORT'),
  startDate: dayField('ERROR START DATE INVALID').required('ERROR START DATE'),
  endDate: dayField('ERROR END DATE INVALID').test(
    'not-before-start',
    'ERROR END DATE BEFORE START',
    (endDate, { parent }) => {
      const { startDate } = parent as { startDate: unknown };
      return !isBefore(endDate, typeof startDate === 'string' ? startDate : '');
    },
  ),
  agent: textField(MAX_SEARCH_TEXT, 'ERROR TEXT LENGTH'),
  vessel: textField(MAX_SEARCH_TEXT, 'ERROR TEXT LENGTH'),
  captcha: captchaField,
});

export type VesselSearchValues = yup.InferType<typeof vesselSearchSchema>;

function asDay(text: string): string {
  const iso = parseDay(text);
  return iso ? formatDay(iso) : text;
}
