import { RefreshSchedule } from './refresh-schedule';
import { SOURCES } from './sources';

jest.mock('../config', () => ({
  config: () => ({ contentRevalidateSeconds: 300, contentRetrySeconds: 10 }),
}));
jest.mock('./sources', () => ({
  SOURCES: ['articles', 'tenders'],
  indexSources: { articles: {}, tenders: { freshFor: 60_000 } },
  isLive: (source: string) => source === 'tenders',
}));

const after = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);

let schedule: RefreshSchedule;
beforeEach(() => {
  jest.useFakeTimers();
  schedule = new RefreshSchedule();
});
afterEach(() => jest.useRealTimers());

it('reads everything first, live sources by their TTL, and everything again', () => {
  expect([schedule.hasBegun, schedule.due()]).toEqual([false, SOURCES]);
  schedule.plan(SOURCES);
  expect([schedule.hasBegun, schedule.due()]).toEqual([true, []]);
  after(60);
  expect(schedule.due()).toEqual(['tenders']);
  schedule.plan(['tenders']);
  expect(schedule.due()).toEqual([]);
  after(240);
  expect(schedule.due()).toEqual(SOURCES);
});

it('retries a live source alone, and content with everything', () => {
  schedule.plan(SOURCES);
  schedule.retrySoon('tenders');
  after(10);
  expect(schedule.due()).toEqual(['tenders']);
  schedule.plan(['tenders']);
  schedule.retrySoon('articles');
  after(9);
  expect(schedule.due()).toEqual([]);
  after(1);
  expect(schedule.due()).toEqual(SOURCES);
});
