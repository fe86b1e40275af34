import { settle } from './settlement.mjs';

const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';
const MARKER = `drill-form-${KEY}`;
const form = (shown: string, reference?: string) => ({
  name: 'contact',
  key: KEY,
  marker: MARKER,
  stored: 'details',
  text: `${MARKER} text`,
  shown,
  reference,
});
const row = (reference: string, details = `${MARKER} text`, kind = 'contact') =>
  JSON.stringify({ reference, kind, fields: { details } });

/** Compares one form with the rows of a database that holds so many reservations. */
const outcome = (submission: object, rows: string[], reservations = 0) => {
  const postgres = {
    rows: async (statement: string) =>
      statement.includes('count(*)') ? [String(reservations)] : rows,
  };
  return settle({ postgres }, [submission]);
};

it('finds nothing where the receipt has its row', async () => {
  const found = await outcome(form('stored', 'NPA-1'), [row('NPA-1'), row('NPA-2', 'another')]);
  expect(found).toMatchObject({ lost: [], doubled: [], changed: [], denied: [], stock: '' });
});

it('finds a receipt without a row, and one of another row', async () => {
  expect((await outcome(form('stored', 'NPA-1'), [])).lost).toHaveLength(1);
  expect((await outcome(form('stored', 'NPA-1'), [row('NPA-2')])).lost).toHaveLength(1);
});

it('finds two rows of one form, and a text that was changed', async () => {
  const twice = await outcome(form('stored', 'NPA-1'), [row('NPA-1'), row('NPA-2')]);
  expect(twice.doubled).toHaveLength(1);
  const cut = await outcome(form('stored', 'NPA-1'), [row('NPA-1', MARKER)]);
  expect(cut.changed).toHaveLength(1);
});

it('detects forms stored but reported as failed', async () => {
  for (const shown of ['not received', 'refused', 'nothing sent']) {
    expect((await outcome(form(shown), [row('NPA-1')])).denied).toHaveLength(1);
  }
  expect((await outcome(form('undetermined'), [row('NPA-1')])).denied).toEqual([]);
});

it('finds stock that no order holds', async () => {
  const order = row('NPA-1', `${MARKER} text`, 'order');
  expect((await outcome(form('stored', 'NPA-1'), [order], 1)).stock).toBe('');
  expect((await outcome(form('stored', 'NPA-1'), [order], 2)).stock).toMatch(/1 orders hold 2/);
});
