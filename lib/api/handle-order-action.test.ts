import { ServiceUnavailableError } from '../e-services/errors';
import { loadMovableCategories, loadMovableItems, loadMovableStock } from '../e-services/movables';
import type { Movable } from '../e-services/types';
import { NOT_SENT } from '../forms/form-state';
import { NEXT_CHOICES, NOTHING_OFFERED } from '../e-services/order-state';
import { secondsToWait } from './rate-limits';
import { handleFormAction } from './handle-form-action';
import { handleOrderAction } from './handle-order-action';

jest.mock('next/headers', () => ({ headers: async () => new Headers() }));
jest.mock('../e-services/movables');
jest.mock('./rate-limits');
jest.mock('./handle-form-action');

const named = (id: string) => ({ id, ar: id, en: id });
const categories = [named('1'), named('2')];
const items = ['11', '12'].map((id) => ({ ...named(id), category: named('1') }));
const stock = ['101', '102'].map((id): Movable => ({
  id,
  title: named(id),
  category: named('1'),
  item: named('11'),
  site: named('5'),
  quantity: id === '101' ? 4 : 0,
  unit: 'piece',
  createdAt: '',
  modifiedAt: '',
  author: '',
  editor: '',
}));

const typed = { name: 'Port user', identityNumber: '1234567890' };
const all = { classification: '1', item: '11', site: '5', movable: '101' };

function posted(values: Readonly<Record<string, string>>, button?: string): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  if (button) data.set(button, '1');
  return data;
}

beforeEach(() => {
  jest.mocked(secondsToWait).mockResolvedValue(null);
  jest.mocked(loadMovableCategories).mockResolvedValue(categories);
  jest.mocked(loadMovableItems).mockResolvedValue(items);
  jest.mocked(loadMovableStock).mockResolvedValue(stock);
});

describe('the next choices', () => {
  it.each([
    ['nothing', {}, {}, { categories }],
    ['a classification', { classification: '1' }, {}, { categories, items }],
    ['an item', { classification: '1', item: '11' }, {}, { categories, items, stock }],
    ['everything', all, {}, { categories, items, stock }],
    [
      'another classification',
      { ...all, classification: '2', item: '99' },
      { item: '', site: '', movable: '' },
      { categories, items },
    ],
    [
      'a movable that has gone',
      { ...all, movable: '102' },
      { movable: '' },
      { categories, items, stock },
    ],
    ['an item alone', { item: '11' }, { item: '' }, { categories }],
  ])('after %s', async (_what, chosen, cleared, offered) => {
    const state = await handleOrderAction(
      posted({ ...typed, captcha: '5', ...chosen }, NEXT_CHOICES),
    );
    expect(handleFormAction).not.toHaveBeenCalled();
    expect(state.status).toBe('idle');
    expect(state.offered).toEqual({ ...NOTHING_OFFERED, ...offered });
    expect(state.values).toMatchObject({ ...typed, ...chosen, ...cleared });
    expect(state.values).not.toHaveProperty('captcha');
  });

  it('are rate-limited', async () => {
    jest.mocked(secondsToWait).mockResolvedValue(30);
    const state = await handleOrderAction(posted(typed, NEXT_CHOICES));
    expect(state).toMatchObject({ status: 'refused', error: 'Too many requests', values: typed });
    expect(loadMovableCategories).not.toHaveBeenCalled();
  });

  it('are unavailable while the e-services API is down', async () => {
    jest
      .mocked(loadMovableCategories)
      .mockRejectedValue(new ServiceUnavailableError('mainCategories', 'failed'));
    const state = await handleOrderAction(posted(typed, NEXT_CHOICES));
    expect(state).toMatchObject({
      status: 'refused',
      error: 'Something went wrong',
      values: typed,
    });
  });
});

describe('an order', () => {
  const refused = { ...NOT_SENT, status: 'refused' as const, values: { ...typed, ...all } };

  it('that was placed leaves an empty form', async () => {
    const sent = { ...NOT_SENT, status: 'sent' as const, reference: 'NPA-2026-ABCDEF' };
    jest.mocked(handleFormAction).mockResolvedValue(sent);
    expect(await handleOrderAction(posted({ ...typed, ...all }))).toEqual({
      ...sent,
      offered: NOTHING_OFFERED,
    });
  });

  it('without a form shows no choices', async () => {
    const forged = { ...NOT_SENT, status: 'refused' as const, error: 'Input is not valid' };
    jest.mocked(handleFormAction).mockResolvedValue(forged);
    expect(await handleOrderAction('x')).toEqual({ ...forged, offered: NOTHING_OFFERED });
    expect(await handleOrderAction(undefined)).toEqual({ ...forged, offered: NOTHING_OFFERED });
  });

  it.each([
    ['Quantity exceeds what is available', { quantity: 'Requrie Quantity Error' }],
    ['The item is no longer available', { movable: 'ORDER MOVABLE GONE' }],
    ['Something went wrong', {}],
  ])('refused with "%s" keeps the choices', async (error, fields) => {
    jest.mocked(handleFormAction).mockResolvedValue({ ...refused, error });
    expect(await handleOrderAction(posted({ ...typed, ...all }))).toEqual({
      ...refused,
      error,
      fields,
      offered: { categories, items, stock },
    });
  });
});
