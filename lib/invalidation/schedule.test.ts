import type { DueTime } from '../content/descriptor';
import { rescheduleTypes, startSchedule } from './schedule';
import { dropProcessWide } from '../process-state';

const NOW = Date.parse('2026-12-01T09:00:00Z');
let mockTimes: DueTime[] = [];
let mockFails = false;
let mockStored: unknown;
const mockAsked: Date[] = [];
const mockReadBanner = jest.fn(async () => []);

jest.mock('../content/collections', () => ({
  contentTypeEntries: [
    [
      'article',
      {
        dueTimes: async (since: Date) => {
          mockAsked.push(since);
          if (mockFails) throw new Error('the CMS is away');
          return mockTimes.filter((at) => at > since.getTime());
        },
      },
    ],
    ['page', {}],
    ['emergency-banner', { dueTimes: () => mockReadBanner() }],
  ],
}));
jest.mock('../cache/snapshots', () => ({
  snapshotName: (name: string) => name,
  readSnapshot: async () => mockStored && { value: JSON.parse(mockStored as string) },
  writeSnapshot: async (_key: unknown, value: unknown) => {
    mockStored = JSON.stringify(value);
  },
}));
jest.mock('../config', () => ({
  config: () => ({ contentRevalidateSeconds: 300, contentRetrySeconds: 20 }),
}));
jest.mock('../logging/log');

const due: { readonly tags: readonly string[]; readonly at: number }[] = [];

async function start(): Promise<void> {
  dropProcessWide('schedule');
  startSchedule((tags) => due.push({ tags, at: Date.now() - NOW }));
  await jest.advanceTimersByTimeAsync(2000);
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  due.length = 0;
  mockAsked.length = 0;
  mockReadBanner.mockClear();
  mockTimes = [];
  mockStored = undefined;
  mockFails = false;
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

it('invalidates a beginning entry on time, once', async () => {
  mockTimes = [NOW + 65_000, NOW + 65_000];
  await start();
  await jest.advanceTimersByTimeAsync(62_900);
  expect(due).toEqual([]);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(due).toEqual([{ tags: ['article'], at: 65_000 }]);
});

it('reads schedules again after a change', async () => {
  await start();
  mockTimes = [NOW + 10_000];
  rescheduleTypes(['page']);
  await jest.advanceTimersByTimeAsync(1500);
  expect(mockAsked).toHaveLength(1);
  rescheduleTypes(['article']);
  await jest.advanceTimersByTimeAsync(9000);
  expect(due).toEqual([{ tags: ['article'], at: 10_000 }]);
});

it('keeps the last schedules while the CMS is down, also after a restart', async () => {
  mockTimes = [NOW + 100_000];
  await start();
  mockFails = true;
  jest.clearAllTimers();
  jest.setSystemTime(NOW + 50_000);
  await start();
  await jest.advanceTimersByTimeAsync(100_000);
  expect(due).toEqual([{ tags: ['article'], at: 100_000 }]);
});

it('reads again when the CMS is back', async () => {
  mockFails = true;
  await start();
  mockFails = false;
  mockTimes = [NOW + 60_000];
  await jest.advanceTimersByTimeAsync(70_000);
  expect(due).toHaveLength(1);
});

it('polls without any change, as a webhook may be missing', async () => {
  await start();
  mockTimes = [NOW + 500_000];
  await jest.advanceTimersByTimeAsync(510_000);
  expect(due).toHaveLength(1);
});

it('reads only the changed types after a burst of changes', async () => {
  await start();
  for (const wait of [300, 300, 1500, 5000]) {
    rescheduleTypes(['article']);
    await jest.advanceTimersByTimeAsync(wait);
  }
  expect(mockAsked.length).toBeGreaterThan(2);
  expect(mockReadBanner).toHaveBeenCalledTimes(1);
});

it('polls all types while one of them keeps changing', async () => {
  await start();
  for (let minute = 0; minute < 11; minute += 1) {
    rescheduleTypes(['article']);
    await jest.advanceTimersByTimeAsync(60_000);
  }
  expect(mockReadBanner.mock.calls.length).toBeGreaterThan(2);
});
