import { replayAfterBurst } from './burst';

beforeEach(() => jest.useFakeTimers({ now: Date.now() + 60_000 }));
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

it('does not replay a single change', () => {
  const replay = jest.fn(async () => {});
  replayAfterBurst('port', replay);
  jest.advanceTimersByTime(60_000);
  replayAfterBurst('port', replay);
  jest.advanceTimersByTime(60_000);
  expect(replay).not.toHaveBeenCalled();
});

it('replays the last change of each kind after a burst', () => {
  const replayed: string[] = [];
  const change = (kind: string, name: string) =>
    replayAfterBurst(kind, async () => void replayed.push(name));
  change('article', 'published');
  jest.advanceTimersByTime(1000);
  change('article', 'edited');
  jest.advanceTimersByTime(3000);
  change('article', 'deleted');
  change('port', 'renamed');
  jest.advanceTimersByTime(3999);
  expect(replayed).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(replayed).toEqual(['deleted', 'renamed']);
  jest.advanceTimersByTime(60_000);
  expect(replayed).toHaveLength(2);
});
