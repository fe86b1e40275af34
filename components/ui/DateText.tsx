import type { Locale } from '@/lib/i18n/locales';
import { gregorianDate, hijriDate, isoDay, type DateStyle } from './dateFormat';
import { LtrText } from './LtrText';

interface Props {
  readonly locale: Locale;
  /** ISO 8601, a day or a moment; shown as the day it is in Riyadh. */
  readonly value: string;
  readonly format?: DateStyle;
  /** Adds the Umm al-Qura date; by default in Arabic's long format. Ignored in English. */
  readonly hijri?: boolean;
}

/** A date in the page's language with Latin digits (design README, 8). Throws RangeError on an invalid date. */
export function DateText({ locale, value, format = 'long', hijri = format === 'long' }: Props) {
  const date = gregorianDate(locale, value, format);
  const withHijri = hijri && locale === 'ar';
  return (
    <time dateTime={isoDay(value)}>
      {format === 'numeric' ? <LtrText>{date}</LtrText> : date}
      {withHijri ? <Hijri value={value} format={format} /> : null}
    </time>
  );
}

function Hijri({ value, format }: { value: string; format: DateStyle }) {
  const date = hijriDate(value, format);
  return (
    <span>
      {' الموافق '}
      {format === 'numeric' ? <LtrText>{date}</LtrText> : date}
      {' هـ'}
    </span>
  );
}
