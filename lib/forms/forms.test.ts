import type * as yup from 'yup';
import ar from '../../messages/ar.json';
import { agentSearchSchema } from './agent-search';
import { transactionSchema } from './transaction';
import { vesselSearchSchema } from './vessel-search';

function refusals(schema: yup.AnyObjectSchema, values: unknown): string[] {
  try {
    schema.validateSync(values, { abortEarly: false, stripUnknown: true });
    return [];
  } catch (error) {
    return [...new Set((error as yup.ValidationError).errors)].sort();
  }
}

const vessel = { port: 'Jeddah Port', startDate: '21/11/2026', captcha: '123456' };
const transaction = { documentNumber: 'A-1/2', hijriDate: '1/06/1448', captcha: '123456' };

it('fills in optional fields of a vessel search', () => {
  expect(vesselSearchSchema.validateSync(vessel)).toEqual({
    trafficType: '-1',
    port: 'Jeddah Port',
    startDate: '21/11/2026',
    endDate: '',
    agent: '',
    vessel: '',
    captcha: '123456',
  });
});

it('reads both digit sets', () => {
  const values = vesselSearchSchema.validateSync({
    ...vessel,
    startDate: '٢١/١١/٢٠٢٦',
    captcha: ' ١٢٣ ۴۵۶ ',
  });
  expect(values).toMatchObject({ startDate: '21/11/2026', captcha: '123456' });
});

it.each([
  [{}, ['ERROR CAPTCHA', 'ERROR PORT', 'ERROR START DATE']],
  [{ ...vessel, port: ' ' }, ['ERROR PORT']],
  [{ ...vessel, startDate: '30/02/2026' }, ['ERROR START DATE INVALID']],
  [{ ...vessel, endDate: '20/11/2026' }, ['ERROR END DATE BEFORE START']],
  [{ ...vessel, endDate: 'x' }, ['ERROR END DATE INVALID']],
  [{ ...vessel, endDate: '21/11/2026' }, []],
  [{ ...vessel, agent: 'a'.repeat(101) }, ['ERROR TEXT LENGTH']],
  [{ ...vessel, vessel: 'a\u0000b' }, ['ERROR TEXT']],
  [{ ...vessel, vessel: 5 }, ['ERROR TEXT']],
  [{ ...vessel, vessel: ['a'] }, ['ERROR TEXT']],
  [{ ...vessel, port: {} }, ['ERROR TEXT']],
  [{ ...vessel, startDate: 5, endDate: true }, ['ERROR TEXT']],
  [{ ...vessel, trafficType: 'x'.repeat(61) }, ['ERROR TRAFFIC TYPE']],
  [{ ...vessel, trafficType: 'in-port' }, []],
  [{ ...vessel, captcha: '1234567890123' }, ['ERROR CAPTCHA INVALID']],
])('checks a vessel search %#', (values, expected) => {
  expect(refusals(vesselSearchSchema, values)).toEqual(expected);
});

it.each([
  [{}, ['ERROR CAPTCHA', 'ERROR PORT']],
  [{ port: 'x', captcha: '1' }, []],
])('checks an agent search %#', (values, expected) => {
  expect(refusals(agentSearchSchema, values)).toEqual(expected);
});

it.each([
  [{}, ['ERROR CAPTCHA', 'ERROR DOCUMENT NUMBER', 'ERROR HIJRI DATE']],
  [transaction, []],
  [{ ...transaction, hijriDate: '30/09/1446' }, ['ERROR HIJRI DATE INVALID']],
  [{ ...transaction, hijriDate: '21/11/2026' }, ['ERROR HIJRI DATE INVALID']],
  [{ ...transaction, documentNumber: "1' OR 1=1" }, ['ERROR DOCUMENT NUMBER INVALID']],
  [{ ...transaction, documentNumber: '1'.repeat(31) }, ['ERROR DOCUMENT NUMBER INVALID']],
])('checks a transaction %#', (values, expected) => {
  expect(refusals(transactionSchema, values)).toEqual(expected);
});

it('reads a number and a date copied out of an Arabic text', () => {
  const values = transactionSchema.validateSync({
    documentNumber: '\u200f1446 / 1023\u200f',
    hijriDate: '\u202b٢/٠٣/١٤٤٦\u202c',
    captcha: '1',
  });
  expect(values).toMatchObject({ documentNumber: '1446/1023', hijriDate: '2/03/1446' });
});

// Spellings of dates: lib/dates/typed-date.test.ts.
it('sends dates as specified, however they are typed', () => {
  const { hijriDate } = transactionSchema.validateSync({ ...transaction, hijriDate: '1446-03-02' });
  expect(hijriDate).toBe('2/03/1446');
  const days = { startDate: '2026-12-01', endDate: '1.12.2026' };
  const values = vesselSearchSchema.validateSync({ ...vessel, ...days });
  expect(values).toMatchObject({ startDate: '01/12/2026', endDate: '01/12/2026' });
});

it('has a message for every refusal', () => {
  const keys = [
    ...refusals(vesselSearchSchema, {}),
    ...refusals(vesselSearchSchema, { ...vessel, agent: 5, vessel: 'a'.repeat(200) }),
    ...refusals(transactionSchema, { documentNumber: '!', hijriDate: '!', captcha: '1' }),
  ];
  expect(keys.filter((key) => !(key in ar.errors))).toEqual([]);
});
