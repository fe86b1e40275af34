import { filterStarted, isPast, applySchedule, type TimedPage } from './timed';

let showsAll = false;
jest.mock('../preview/draft-mode', () => ({ showsDrafts: async () => showsAll }));

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const item = (name: string, hours: number) => ({ name, at: at(hours) });
const startTime = (item: { at: string }) => item.at;
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name).join('');

beforeEach(() => {
  showsAll = false;
});

it('starts a day at midnight in Riyadh', () => {
  expect(isPast('2026-12-17', Date.parse('2026-12-16T20:59:59Z'))).toBe(false);
  expect(isPast('2026-12-17', Date.parse('2026-12-16T21:00:00Z'))).toBe(true);
});

it('leaves out future entries, except in a preview', async () => {
  const items = [item('a', 1), item('b', -1)];
  expect(names(await filterStarted(items, startTime))).toBe('b');
  showsAll = true;
  expect(names(await filterStarted(items, startTime))).toBe('ab');
});

/** Pages of three, as read before `upcoming` started. */
function page(number: number, upcoming: readonly ReturnType<typeof item>[]) {
  const all = [...'abcdefgh'].map((name, index) => item(name, -index - 10));
  const slice = (page: number) => all.slice((page - 1) * 3, page * 3);
  const read: TimedPage<ReturnType<typeof item>> = {
    list: { items: slice(number), page: number, pages: 3, total: all.length },
    preceding: number > 1 ? slice(number - 1) : [],
    upcoming,
  };
  return applySchedule(read, 3, startTime);
}

it('is the list as it was read while nothing has begun', async () => {
  const list = await page(2, [item('z', 1)]);
  expect([names(list.items), list.total]).toEqual(['def', 8]);
});

it('shifts pages by entries that have begun since', async () => {
  const upcoming = [item('z', 1), item('y', -1), item('x', -2)];
  const lists = await Promise.all([1, 2, 3].map((number) => page(number, upcoming)));
  expect(lists.map(({ items }) => names(items))).toEqual(['yxa', 'bcd', 'efg']);
  expect(lists[0]?.total).toBe(10);
});

it('keeps more than a page that begins at once in order', async () => {
  const upcoming = [...'vwxyz'].map((name) => item(name, -1));
  const lists = await Promise.all([1, 2].map((number) => page(number, upcoming)));
  expect(lists.map(({ items }) => names(items))).toEqual(['vwx', 'yza']);
});
