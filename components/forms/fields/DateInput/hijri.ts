import { formatHijri, gregorianToHijri, hijriToGregorian, parseHijri } from '@/lib/dates/hijri';
import type { Calendar } from './calendar';

/** D/MM/YYYY of the Umm al-Qura calendar. */
export const hijri: Calendar = {
  intl: 'islamic-umalqura',
  parse(text) {
    const day = parseHijri(text);
    return day && hijriToGregorian(day);
  },
  format(iso) {
    const day = gregorianToHijri(iso);
    return day && formatHijri(day);
  },
  parts: gregorianToHijri,
};
