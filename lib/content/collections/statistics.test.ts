/** @jest-environment node */
import { parseSummary } from './statistics';

const summary =
  'year,vessels,tonnes,containers_teu,passengers\r\n2019,13720,246792337,6409992,764779\r\n';

it('reads the figures of the year', () => {
  expect(parseSummary(summary, 2019)).toEqual({
    year: 2019,
    vessels: 13720,
    tonnes: 246792337,
    containers: 6409992,
    passengers: 764779,
  });
});

it('maps columns by name', () => {
  expect(
    parseSummary('\uFEFFtonnes,year,passengers,containers_teu,vessels\n5,2006,8,6,7', 2006),
  ).toEqual({ year: 2006, vessels: 7, tonnes: 5, containers: 6, passengers: 8 });
});

it('reads quoted cells and passes over lines of another length', () => {
  const text = 'year,vessels,tonnes,containers_teu,passengers\n2018,1\n\n2019,"5",6, 7 ,"8"\n';
  expect(parseSummary(text, 2019)).toEqual({
    year: 2019,
    vessels: 5,
    tonnes: 6,
    containers: 7,
    passengers: 8,
  });
});

it.each([
  ['another year', summary, 2018],
  ['a missing column', 'year,vessels\n2019,5', 2019],
  ['an invalid figure', summary.replace('13720', '13,720'), 2019],
  ['nothing', '', 2019],
])('has no figures for %s', (_, text, year) => {
  expect(parseSummary(text, year)).toBeNull();
});
