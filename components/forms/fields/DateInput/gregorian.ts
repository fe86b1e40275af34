import { formatDay, parseDay } from '@/lib/dates/riyadh';
import type { Calendar } from './calendar';

/** DD/MM/YYYY. */
export const gregorian: Calendar = {
  intl: 'gregory',
  parse: parseDay,
  format: formatDay,
  parts(iso) {
    const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
    return year < 1900 || year > 2199 ? null : { year, month, day };
  },
};
