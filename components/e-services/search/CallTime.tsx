import { gregorianDate, hijriDate, isoDay } from '@/components/ui/DateText/dateFormat';
import { HijriDate } from '@/components/ui/DateText/DateValue';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { isDayOnly } from '@/lib/dates/riyadh';
import type { Locale } from '@/lib/i18n/locales';
import styles from './CallTime.module.css';

interface Props {
  readonly locale: Locale;
  /** ISO date-time, or YYYY-MM-DD. */
  readonly value: string;
  /** Label of the Umm al-Qura date with a `{date}` placeholder; no such date if omitted. */
  readonly hijri?: string;
  /** Omits the time of day. */
  readonly dayOnly?: boolean;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Riyadh',
});

/** Day and time in Riyadh in digits, on Arabic pages with the Umm al-Qura date below: for tables. */
export function CallTime({ locale, value, hijri, dayOnly }: Props) {
  const day = gregorianDate(locale, value, 'numeric');
  const isDay = dayOnly || isDayOnly(value);
  return (
    <time dateTime={isDay ? isoDay(value) : value} className={styles.time}>
      <LtrText>{isDay ? day : `${day} ${clock.format(new Date(value))}`}</LtrText>
      {locale === 'ar' && hijri ? (
        <small className={styles.hijri}>
          <HijriDate value={value} format="numeric" label={hijri} />
        </small>
      ) : null}
    </time>
  );
}

/** Search text of the cell. */
export function callTimeText(locale: Locale, value: string): string {
  const day = gregorianDate(locale, value, 'numeric');
  return locale === 'ar' ? `${day} ${hijriDate(value, 'numeric')}` : day;
}
