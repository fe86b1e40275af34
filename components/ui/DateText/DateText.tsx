import type { Locale } from '@/lib/i18n/locales';
import { gregorianDate, hijriDate, isoDay, type DateStyle } from './dateFormat';
import styles from './DateText.module.css';
import { LtrText } from '../LtrText/LtrText';

interface Props {
  readonly locale: Locale;
  /** ISO 8601, a day or a moment; shown as the day it is in Riyadh. */
  readonly value: string;
  readonly format?: DateStyle;
}

/**
 * A date in the page's language with Latin digits, on Arabic pages with the Umm al-Qura date beside
 * it (decisions, "Language of values"). Throws RangeError on an invalid date.
 */
export function DateText({ locale, value, format = 'long' }: Props) {
  const date = gregorianDate(locale, value, format);
  return (
    <time dateTime={isoDay(value)}>
      {format === 'numeric' ? <LtrText>{date}</LtrText> : date}
      {locale === 'ar' ? <Hijri value={value} format={format} /> : null}
    </time>
  );
}

function Hijri({ value, format }: { value: string; format: DateStyle }) {
  const date = hijriDate(value, format);
  return (
    <>
      {' '}
      <span className={styles.hijri}>
        {'الموافق '}
        {format === 'numeric' ? <LtrText>{date}</LtrText> : date}
        {' هـ'}
      </span>
    </>
  );
}
