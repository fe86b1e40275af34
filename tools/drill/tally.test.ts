import { recoveries, Tally } from './tally.mjs';

let tally: Tally;
beforeEach(() => {
  tally = new Tally();
});

const published = (...moments: number[]) =>
  tally.published.set(
    0,
    moments.map((at, place) => ({ number: place + 1, at })),
  );

it('measures how long a page has been behind', () => {
  published(1000, 5000, 9000);
  expect(tally.staleFor(0, 3, 20_000)).toBe(0);
  expect(tally.staleFor(0, 2, 20_000)).toBe(11_000);
  expect(tally.staleFor(0, 1, 20_000)).toBe(15_000);
  expect(tally.staleFor(0, 2, 8000)).toBe(0);
  expect(tally.isBehind(0, 2)).toBe(true);
  expect(tally.isBehind(0, 3)).toBe(false);
});

it('does not count the time of a fault', () => {
  published(1000);
  tally.faults.push({ name: 'CMS killed', began: 500 });
  expect(tally.staleFor(0, 0, 60_000)).toBe(0);
  Object.assign(tally.faults[0] ?? {}, { ended: 10_000 });
  expect(tally.staleFor(0, 0, 60_000)).toBe(50_000);
});

it('reports how long after a fault each kind of visit failed', () => {
  const visit = { what: '/', began: 0, ok: false, note: 'status 503' } as const;
  tally.visits.push(
    { ...visit, kind: 'information', ended: 900 },
    { ...visit, kind: 'form', ended: 4000 },
    { ...visit, kind: 'form', began: 9500, ended: 9900 },
    { ...visit, kind: 'search', ended: 3000, ok: true },
  );
  const fault = { name: 'Redis killed', began: 0, ended: 1000 };
  expect(Object.fromEntries(recoveries(tally, fault, 9000))).toEqual({
    information: 0,
    'e-service': 0,
    form: 3,
    search: 0,
    chat: 0,
  });
});
