/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { testLabels } from '@/components/forms/testing/labels';
import { failure, success, testSite, type Responses } from '@/components/forms/testing/site';
import { format, formatCount } from '@/lib/i18n/format';
import { ORDER_GONE } from '@/lib/e-services/order-refusals';
import en from '@/messages/en.json';
import { OrderPanel } from './OrderPanel';

jest.mock('@/components/forms/captcha/proof', () => ({ solveProof: async () => 'proof' }));

const { order, errors, forms, submission } = en;
const named = (id: string, name: string) => ({ id, ar: name, en: name });
const CATEGORIES = [named('1', 'Vehicles'), named('2', 'Cables')];
const ITEMS: Record<string, object[]> = {
  '1': [named('11', 'Lifting'), named('12', 'Towing')],
  '2': [named('21', 'Copper')],
};
const movable = (id: string, site: string, quantity: number) => ({
  id,
  title: { ar: `مادة ${id}`, en: `Movable ${id}` },
  category: CATEGORIES[0],
  item: named('11', 'Lifting'),
  site: named(site, `Port ${site}`),
  quantity,
  unit: 'piece',
});

/** Current stock of the mock API. */
let stock: object[];
let posts: ReturnType<typeof testSite>;

function openSite(changes: Responses = {}): void {
  posts = testSite({
    ...changes,
    '/api/movables/categories': changes['/api/movables/categories'] ?? success(CATEGORIES),
    '/api/movables/items':
      changes['/api/movables/items'] ??
      ((_body, url) => success(ITEMS[url.split('category=')[1] ?? ''] ?? [])),
    '/api/movables/stock': () => success(stock),
    '/api/submissions/': success({ state: 'unknown' }),
  });
}

beforeEach(() => {
  sessionStorage.clear();
  stock = [movable('101', '10', 5), movable('102', '10', 3), movable('103', '7', 8)];
});

function show(): void {
  const labels = {
    form: { ...testLabels, errors: { ...testLabels.errors, [ORDER_GONE]: order.gone } },
    order,
    submission: { ...submission, sent: order.placed, sentText: order.placedText },
    phone: '19990',
    privacy: { text: '', policy: '', href: '/', newTab: '' },
  };
  render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
      <OrderPanel labels={labels} otherWay={<p>By mail</p>} action={async (before) => before} />
    </SWRConfig>,
  );
}

const list = (level: keyof typeof order.levels) =>
  document.getElementById(`order-${level}`) as HTMLSelectElement;
const options = (level: keyof typeof order.levels) =>
  [...list(level).options].map(({ textContent }) => textContent);
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const available = () => document.getElementById('order-available')?.textContent;

async function choose(level: keyof typeof order.levels, value: string): Promise<void> {
  await waitFor(() => expect(list(level).querySelector(`[value="${value}"]`)).not.toBeNull());
  await act(async () => fireEvent.change(list(level), { target: { value } }));
}

async function chooseMovable(): Promise<void> {
  await choose('classification', '1');
  await choose('item', '11');
  await choose('site', '10');
  await choose('movable', '101');
}

const PERSON = {
  name: 'Fahad',
  identityNumber: '1012345678',
  mobileNumber: '966512345678',
  email: 'a@b.sa',
  entity: 'Ministry',
  management: 'Stores',
  city: 'Jeddah',
};

async function fillIn(quantity: string): Promise<void> {
  await screen.findByAltText(forms.captcha.image);
  for (const [name, value] of Object.entries(PERSON)) type(name, value);
  await chooseMovable();
  type('quantity', quantity);
  type('captcha', '123456');
}

async function send(): Promise<void> {
  await screen.findByAltText(forms.captcha.image);
  fireEvent.click(screen.getByText(order.submit));
}

const describedBy = (control: Element) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

it('fills the next list at each choice, and clears those below it', async () => {
  openSite();
  show();
  await waitFor(() => expect(list('classification').disabled).toBe(false));
  for (const level of ['item', 'site', 'movable'] as const) {
    expect(list(level).disabled).toBe(true);
    expect(options(level)).toEqual([order.first[level]]);
  }
  expect(available()).toBe(order.availableLater);

  act(() => list('classification').focus());
  await choose('classification', '1');
  await waitFor(() => expect(options('item')).toContain('Towing'));
  expect(document.activeElement).toBe(list('classification'));
  const [news] = screen.getAllByRole('status');
  expect(news?.textContent).toBe(formatCount('en', order.offered.item, 2));
  expect(list('site').disabled).toBe(true);
  await choose('item', '11');
  await waitFor(() => expect(options('site')).toHaveLength(3));
  await choose('site', '10');
  expect(options('movable')).toEqual([
    order.levels.movable.choose,
    ...['Movable 101', 'Movable 102'],
  ]);
  await choose('movable', '101');
  expect(available()).toContain('5');
  expect(describedBy(field('quantity'))).toContain(`${order.available} 5`);
  expect(news?.textContent).toBe(format(order.availableNews, { quantity: 5 }));

  await choose('site', '7');
  expect(list('movable').value).toBe('');
  expect(available()).toBe(order.availableLater);
  await choose('item', '12');
  expect(list('site').value).toBe('');
  expect(list('movable').disabled).toBe(true);
  await choose('classification', '2');
  expect(list('item').value).toBe('');
  expect(list('site').disabled).toBe(true);
});

it('ignores late responses of an earlier choice', async () => {
  let answerFirst = () => {};
  const late = new Promise<void>((resolve) => (answerFirst = resolve));
  openSite({
    '/api/movables/items': async (_body: object, url: string) => {
      const [, category = ''] = url.split('category=');
      if (category === '1') await late;
      return success(ITEMS[category]);
    },
  });
  show();
  await choose('classification', '1');
  expect(options('item')).toEqual([order.levels.item.loading]);
  await choose('classification', '2');
  await waitFor(() => expect(options('item')).toContain('Copper'));
  await act(async () => answerFirst());
  expect(options('item')).toEqual([order.levels.item.choose, 'Copper']);
});

it('offers a retry for a list that failed to load, and focuses it', async () => {
  let isDown = true;
  openSite({ '/api/movables/items': () => (isDown ? 'lost' : success(ITEMS['1'])) });
  show();
  await choose('classification', '1');
  const notice = (await screen.findByText(order.levels.item.failed)).closest('[role=status]');
  expect(list('item').disabled).toBe(true);
  expect(describedBy(list('item'))).toContain(order.levels.item.failed);
  isDown = false;
  fireEvent.click(within(notice as HTMLElement).getByRole('button', { name: forms.retry }));
  await waitFor(() => expect(list('item').disabled).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(list('item')));
});

it('shows how to order while the service is unavailable, and retries', async () => {
  let isDown = true;
  openSite({ '/api/movables/categories': () => (isDown ? failure(502, '') : success(CATEGORIES)) });
  show();
  await screen.findByRole('heading', { name: order.unavailable });
  expect(screen.getByText('By mail')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: forms.retry }));
  const form = await screen.findByRole('form');
  expect(screen.queryByText(order.unavailable)).toBeNull();
  expect(document.activeElement?.contains(form)).toBe(true);
});

it('checks a quantity on change, against the stock of the movable', async () => {
  openSite();
  show();
  await fillIn('6');
  for (const [typed, message] of [
    ['6', 'Requrie Quantity Error'],
    ['0', 'ERROR QUANTITY ZERO'],
    ['0.5', 'ERROR QUANTITY WHOLE'],
    ['12345678901', 'Requrie Quantity Error'],
  ] as const) {
    type('quantity', typed);
    await waitFor(() => expect(describedBy(field('quantity'))).toContain(errors[message]));
    expect(field('quantity').value).toBe(typed);
  }
  type('quantity', '5');
  await waitFor(() => expect(field('quantity').getAttribute('aria-invalid')).toBe('false'));
});

it('is placed, and reloads the stock', async () => {
  openSite({
    '/api/orders': () => {
      stock = [movable('101', '10', 4)];
      return success({ reference: 'NPA-2026-ABC123', message: 'Order Placed' });
    },
  });
  show();
  await fillIn('1');
  await send();
  const title = await screen.findByRole('heading', { name: order.placed });
  expect(title.closest('[role=status]')?.textContent).toContain('NPA-2026-ABC123');
  expect(posts).toEqual([
    {
      path: '/api/orders',
      body: expect.objectContaining({ ...PERSON, movable: '101', quantity: '1' }) as object,
    },
  ]);
  expect(screen.queryByRole('form')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: submission.another }));
  for (const name of Object.keys(PERSON)) expect(field(name).value).toBe('');
  await chooseMovable();
  await waitFor(() => expect(available()).toContain('4'));
});

it('marks the quantity with the current stock if less is left than shown', async () => {
  openSite({
    '/api/orders': () => {
      stock = [movable('101', '10', 2)];
      return failure(400, 'Quantity exceeds what is available');
    },
  });
  show();
  await fillIn('4');
  await send();
  await waitFor(() => expect(available()).toContain('2'));
  expect(describedBy(field('quantity'))).toContain(errors['Requrie Quantity Error']);
  expect(field('quantity').value).toBe('4');
  expect(document.activeElement).toBe(within(screen.getByRole('form')).getByRole('alert'));
  type('quantity', '2');
  await waitFor(() => expect(field('quantity').getAttribute('aria-invalid')).toBe('false'));
});

it('marks and clears a movable of which nothing is left, and keeps all that was typed', async () => {
  openSite({
    '/api/orders': () => {
      stock = [movable('101', '10', 0), movable('102', '10', 3)];
      return failure(400, 'The item is no longer available');
    },
  });
  show();
  await fillIn('4');
  await send();
  await waitFor(() => expect(list('movable').value).toBe(''));
  expect(describedBy(list('movable'))).toContain(order.gone);
  expect(list('site').disabled).toBe(false);
  for (const [name, value] of Object.entries(PERSON)) expect(field(name).value).toBe(value);
});

it('keeps everything after a failure', async () => {
  openSite({ '/api/orders': failure(502, 'Something went wrong') });
  show();
  await fillIn('1');
  await send();
  await screen.findByText(submission.notReceived.title, {}, { timeout: 4000 });
  for (const [name, value] of Object.entries(PERSON)) expect(field(name).value).toBe(value);
  expect(list('movable').value).toBe('101');
});
