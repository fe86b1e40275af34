import { gregorianDate, isoDay } from '@/components/ui/DateText/dateFormat';
import { HijriDate } from '@/components/ui/DateText/DateValue';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { isDayOnly, todayInRiyadh } from '@/lib/dates/riyadh';
import type { Locale } from '@/lib/i18n/locales';
import styles from './CallTime.module.css';

interface Props {
  readonly locale: Locale;
  /** ISO date-time, or YYYY-MM-DD. */
  readonly value: string;
  /** Label of the Umm al-Qura date with a `{date}` placeholder; no such date if omitted. */
  readonly hijri?: string;
  /** `24 Nov 21:30`, with the year only if it is another one. */
  readonly short?: boolean;
  /** Omits the time of day. */
  readonly dayOnly?: boolean;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Riyadh',
});

/** Day and time in Riyadh in digits, on Arabic pages with the Umm al-Qura date below: for tables. */
export function CallTime({ locale, value, hijri, dayOnly, short }: Props) {
  const day = short ? shortDay(locale, value) : gregorianDate(locale, value, 'numeric');
  const isDay = dayOnly || isDayOnly(value);
  const time = clock.format(new Date(value));
  return (
    <time dateTime={isDay ? isoDay(value) : value} className={styles.time}>
      {short ? (
        <>
          <bdi>{day}</bdi> {isDay ? null : <LtrText>{time}</LtrText>}
        </>
      ) : (
        <LtrText>{isDay ? day : `${day} ${time}`}</LtrText>
      )}
      {locale === 'ar' && hijri ? (
        <small className={styles.hijri}>
          <HijriDate value={value} format="numeric" label={hijri} />
        </small>
      ) : null}
    </time>
  );
}

/** `24 Nov`; `24 Nov 2025` in another year than the present one. */
function shortDay(locale: Locale, value: string): string {
  const isPresent = isoDay(value).slice(0, 4) === todayInRiyadh().slice(-4);
  return new Intl.DateTimeFormat(locale === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    year: isPresent ? undefined : 'numeric',
    timeZone: 'Asia/Riyadh',
  }).format(new Date(value));
}
