import type { Locale } from '@/lib/i18n/locales';
import { gregorianDate, hijriDate, isoDay, type DateStyle } from './dateFormat';
import styles from './DateText.module.css';
import { LtrText } from '../LtrText/LtrText';

interface Props {
  readonly locale: Locale;
  /** ISO 8601, a day or a moment; shown as the day it is in Riyadh. */
  readonly value: string;
  readonly format?: DateStyle;
  /** Label of the Umm al-Qura date, with `{date}` in its place. */
  readonly hijri: string;
}

/** `DateText` for the browser, where its label comes as a property. */
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
  /** `الموافق {date}هـ`: the date takes the place of `{date}`. */
  readonly label: string;
}

/** The Umm al-Qura date of a day with its label. */
export function HijriDate({ value, format, label }: HijriProps) {
  return <LabelledDate date={hijriDate(value, format)} format={format} label={label} />;
}

interface LabelledProps {
  /** As it is shown. */
  readonly date: string;
  readonly format: DateStyle;
  /** With `{date}` where the date goes. */
  readonly label: string;
}

/** A date of the second calendar with its label; figures are left-to-right islands. */
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
