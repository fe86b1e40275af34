import { fillGaps } from '@/components/forms/fillGaps';
import { hijri } from '@/components/forms/date/hijri';
import { gregorianDate } from '@/components/ui/dateFormat';
import type { Locale } from '@/lib/i18n/locales';
import type { TrackingWords } from './words';

interface Props {
  readonly locale: Locale;
  readonly words: TrackingWords['tracking'];
  /** D/MM/YYYY; nothing is shown for what is no day. */
  readonly hijriDate: string;
}

/** The Gregorian date of a Hijri one, as help beside it. */
export function GregorianHelp({ locale, words, hijriDate }: Props) {
  const iso = hijri.parse(hijriDate);
  if (!iso) return null;
  return (
    <time dateTime={iso}>
      {fillGaps(words.gregorian, { date: gregorianDate(locale, iso, 'long') })}
    </time>
  );
}
