import { format } from '@/lib/i18n/format';
import { hijri } from '@/components/forms/fields/DateInput/hijri';
import { gregorianDate } from '@/components/ui/DateText/dateFormat';
import type { Locale } from '@/lib/i18n/locales';
import type { TrackingLabels } from './labels';

interface Props {
  readonly locale: Locale;
  readonly labels: TrackingLabels['tracking'];
  /** D/MM/YYYY; nothing is shown for an invalid date. */
  readonly hijriDate: string;
}

/** The Gregorian date of a Hijri one. */
export function GregorianHelp({ locale, labels, hijriDate }: Props) {
  const iso = hijri.parse(hijriDate);
  if (!iso) return null;
  return (
    <time dateTime={iso}>
      {format(labels.gregorian, { date: gregorianDate(locale, iso, 'long') })}
    </time>
  );
}
