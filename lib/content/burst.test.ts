import { tellAgainAfterBurst } from './burst';

beforeEach(() => jest.useFakeTimers({ now: Date.now() + 60_000 }));
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

it('tells a lone change no second time', () => {
  const again = jest.fn(async () => {});
  tellAgainAfterBurst('port', again);
  jest.advanceTimersByTime(60_000);
  tellAgainAfterBurst('port', again);
  jest.advanceTimersByTime(60_000);
  expect(again).not.toHaveBeenCalled();
});

it('tells the last change of each kind in a burst once more when all is quiet', () => {
  const told: string[] = [];
  const change = (kind: string, name: string) =>
    tellAgainAfterBurst(kind, async () => void told.push(name));
  change('article', 'published');
  jest.advanceTimersByTime(1000);
  change('article', 'edited');
  jest.advanceTimersByTime(3000);
  change('article', 'deleted');
  change('port', 'renamed');
  jest.advanceTimersByTime(3999);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(told).toEqual(['deleted', 'renamed']);
  jest.advanceTimersByTime(60_000);
  expect(told).toHaveLength(2);
});
