import type { PublishedCall, VesselStatus } from '../e-services/types';
import { countExpectedToday } from './expected-today';
import { trafficOf } from './port-traffic';

const AS_OF = '2026-03-10T21:30:00Z';
const NAMES = { ar: '', en: '' };

function call(
  vessel: string,
  status: VesselStatus,
  arrivesAt: string,
  departsAt: string | null = null,
): PublishedCall {
  const times = { arrivesAt, departsAt, berthedFrom: null, berthedUntil: null };
  const texts = { statusText: '', agent: NAMES, port: NAMES, imo: '' };
  return { id: vessel, vessel, status, tonnage: 1, ...times, ...texts };
}

const names = (calls: readonly PublishedCall[]) => calls.map(({ vessel }) => vessel);

it('sorts vessels in port by departure and expected ones by arrival', () => {
  const { inPort, expected } = trafficOf(
    [
      call('unknown', 'inPort', '2026-03-09'),
      call('late', 'inPort', '2026-03-09', '2026-03-12T06:00:00Z'),
      call('soon', 'inPort', '2026-03-09', '2026-03-11T06:00:00+03:00'),
      call('gone', 'departed', '2026-03-01', '2026-03-02'),
      call('waiting', 'anchorage', '2026-03-10'),
      call('next week', 'expected', '2026-03-17'),
      call('delayed', 'delayed', '2026-03-10T08:00:00Z'),
    ],
    AS_OF,
  );
  expect(names(inPort)).toEqual(['soon', 'late', 'unknown']);
  expect(names(expected)).toEqual(['delayed', 'next week']);
});

it('counts the vessels expected on the day of the data in Riyadh', () => {
  const traffic = trafficOf(
    [
      call('yesterday in Riyadh', 'expected', '2026-03-10T20:59:00Z'),
      call('today', 'expected', '2026-03-10T21:00:00Z'),
      call('late today', 'delayed', '2026-03-11T20:59:00Z'),
      call('tomorrow', 'expected', '2026-03-11T21:00:00Z'),
    ],
    AS_OF,
  );
  expect(countExpectedToday(traffic)).toBe(2);
});
