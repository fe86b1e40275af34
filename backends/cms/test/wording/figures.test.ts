import { FIGURES } from '../../seed';
import { readDocuments, seedEntries } from './published-texts';

const { cargoByMonth, totals } = FIGURES;

/** Monthly cargo of the newsletters in million tonnes; `month` such as `September 2026`. */
const published = Object.entries(readDocuments('newsletters.json')).flatMap(([name, { en }]) => {
  const [, now = '', before = ''] =
    /<th[^>]*>Indicator<\/th>\s*<th[^>]*>([^<]*)<\/th>\s*<th[^>]*>([^<]*)</.exec(en?.html ?? '') ??
    [];
  const [, ofNow, ofBefore] =
    /Cargo handled[^<]*<\/t[hd]>\s*<td>([\d.]+)<\/td>\s*<td>([\d.]+)</.exec(en?.html ?? '') ?? [];
  return [
    { name, month: now, tonnes: Number(ofNow) },
    { name, month: before, tonnes: Number(ofBefore) },
  ];
});
const monthly = new Map(published.map(({ month, tonnes }) => [month, tonnes]));
const round = (value: number) => Number(value.toFixed(1));

it('a month has the same cargo in each newsletter', () => {
  expect(published.length).toBeGreaterThan(20);
  expect(published.filter(({ month, tonnes }) => monthly.get(month) !== tonnes)).toEqual([]);
});

it('the months of 2025 are those of the yearbook, and add up to the year', () => {
  const ofYear = cargoByMonth.map((tonnes, month) => ({
    month: new Date(Date.UTC(2025, month, 1)).toLocaleString('en', { month: 'long' }) + ' 2025',
    tonnes,
  }));
  const other = ofYear.filter(({ month, tonnes }) => (monthly.get(month) ?? tonnes) !== tonnes);
  expect(other).toEqual([]);
  const sum = cargoByMonth.reduce((total, tonnes) => total + tonnes, 0);
  expect(round(sum)).toBe((totals[2025]?.tonnes ?? NaN) / 1000);
});

it('third quarters in the news are the sum of their months', () => {
  const news = JSON.stringify(seedEntries());
  const quarter = (months: readonly number[]) =>
    round(months.reduce((total, tonnes) => total + tonnes, 0));
  expect(news).toContain(
    `handled ${quarter(cargoByMonth.slice(6, 9))} million tonnes of cargo in July`,
  );
  const of2026 = ['July 2026', 'August 2026', 'September 2026'].map(
    (month) => monthly.get(month) ?? NaN,
  );
  expect(news).toContain(`handled ${quarter(of2026)} million tonnes of cargo in the third quarter`);
});
