import { gregorianDate, hijriDate } from '@/components/ui/DateText/dateFormat';
import type { Locale } from '@/lib/i18n/locales';

/** Search text of `CallTime`. */
export function callTimeText(locale: Locale, value: string): string {
  const day = gregorianDate(locale, value, 'numeric');
  return locale === 'ar' ? `${day} ${hijriDate(value, 'numeric')}` : day;
}
