import { hijri } from '@/components/forms/fields/DateInput/hijri';
import { useTexts } from '@/components/forms/labels/FormLabelsProvider';
import { gregorianDate } from '@/components/ui/DateText/dateFormat';
import { LabelledDate } from '@/components/ui/DateText/DateValue';
import type { Locale } from '@/lib/i18n/locales';

interface Props {
  readonly locale: Locale;
  /** D/MM/YYYY; an invalid date renders nothing. */
  readonly hijriDate: string;
}

/** The Gregorian equivalent of a Hijri date, in digits. */
export function GregorianHelp({ locale, hijriDate }: Props) {
  const { gregorian } = useTexts('tracking');
  const iso = hijri.parse(hijriDate);
  if (!iso) return null;
  return (
    <time dateTime={iso}>
      <LabelledDate
        date={gregorianDate(locale, iso, 'numeric')}
        format="numeric"
        label={gregorian}
      />
    </time>
  );
}
