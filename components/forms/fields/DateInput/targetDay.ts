import type { Calendar } from './calendar';
import { addDays, addMonths, weekday } from './months';

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** Day that a key moves to; undefined for other keys. */
export function targetDay(
  calendar: Calendar,
  iso: string,
  { key, shiftKey }: Key,
  rtl: boolean,
): string | undefined {
  switch (key) {
    case 'ArrowRight':
      return addDays(iso, rtl ? -1 : 1);
    case 'ArrowLeft':
      return addDays(iso, rtl ? 1 : -1);
    case 'ArrowDown':
      return addDays(iso, 7);
    case 'ArrowUp':
      return addDays(iso, -7);
    case 'Home':
      return addDays(iso, -weekday(iso));
    case 'End':
      return addDays(iso, 6 - weekday(iso));
    case 'PageDown':
      return addMonths(calendar, iso, shiftKey ? 12 : 1);
    case 'PageUp':
      return addMonths(calendar, iso, shiftKey ? -12 : -1);
    default:
      return undefined;
  }
}
