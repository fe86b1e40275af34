import { riyadhTime } from './riyadh-clock';

export {
  exclusiveEnd,
  hasEnded,
  isCurrent,
  type Period,
} from '../../packages/content-types/src/period';

/** Time in Riyadh (HH:MM) of a start or end; undefined for whole days. */
export function timeToShow(value: string, side: 'start' | 'end'): string | undefined {
  const time = riyadhTime(new Date(value));
  return time === '00:00' || (side === 'end' && time === '23:59') ? undefined : time;
}
