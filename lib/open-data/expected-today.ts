import { riyadhDay } from '../dates/riyadh';
import type { PortTraffic } from './port-traffic';

/** Number of vessels that arrive on the day of the data. */
export function countExpectedToday({ expected, asOf }: PortTraffic): number {
  const today = riyadhDay(new Date(asOf));
  return expected.filter(({ arrivesAt }) => riyadhDay(new Date(arrivesAt)) === today).length;
}
