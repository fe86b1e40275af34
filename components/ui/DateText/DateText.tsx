import { getMessages } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { DateStyle } from './dateFormat';
import { DateValue } from './DateValue';

interface Props {
  readonly locale: Locale;
  /** ISO 8601 day or date-time; shown as the day in Riyadh. */
  readonly value: string;
  readonly format?: DateStyle;
}

/** A date, in Arabic with the Umm al-Qura date; throws RangeError on an invalid one. */
export async function DateText(props: Props) {
  const { dates } = await getMessages({ locale: props.locale });
  return <DateValue {...props} hijri={dates.corresponding} />;
}
