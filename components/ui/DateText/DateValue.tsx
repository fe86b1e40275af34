import type { Locale } from '@/lib/i18n/locales';
import { gregorianDate, hijriDate, isoDay, type DateStyle } from './dateFormat';
import styles from './DateText.module.css';
import { LtrText } from '../LtrText/LtrText';

interface Props {
  readonly locale: Locale;
  /** ISO 8601 day or date-time; shown as the day in Riyadh. */
  readonly value: string;
  readonly format?: DateStyle;
  /** Label of the Umm al-Qura date with a `{date}` placeholder. */
  readonly hijri: string;
}

/** `DateText` for client components, with its label as a prop. */
export function DateValue({ locale, value, format = 'long', hijri }: Props) {
  const date = gregorianDate(locale, value, format);
  return (
    <time dateTime={isoDay(value)}>
      {format === 'numeric' ? <LtrText>{date}</LtrText> : <span>{date}</span>}
      {locale === 'ar' ? (
        <>
          {' '}
          <span className={styles.hijri}>
            <HijriDate value={value} format={format} label={hijri} />
          </span>
        </>
      ) : null}
    </time>
  );
}

interface HijriProps {
  readonly value: string;
  readonly format: DateStyle;
  /** `الموافق {date}هـ`, with a `{date}` placeholder. */
  readonly label: string;
}

export function HijriDate({ value, format, label }: HijriProps) {
  return <LabelledDate date={hijriDate(value, format)} format={format} label={label} />;
}

interface LabelledProps {
  /** Formatted date. */
  readonly date: string;
  readonly format: DateStyle;
  /** With a `{date}` placeholder. */
  readonly label: string;
}

/** A date of the second calendar with its label; numbers are isolated as left-to-right. */
export function LabelledDate({ date, format, label }: LabelledProps) {
  const [before = '', after = ''] = label.split('{date}');
  return (
    <>
      {before}
      {format === 'numeric' ? <LtrText>{date}</LtrText> : <span>{date}</span>}
      {after}
    </>
  );
}
