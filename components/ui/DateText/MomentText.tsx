import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { timeToShow } from '@/lib/dates/period';
import { LtrText } from '../LtrText/LtrText';
import type { DateStyle } from './dateFormat';
import { DateText } from './DateText';

interface Props {
  readonly locale: Locale;
  /** ISO date-time of a start or end. */
  readonly value: string;
  readonly side: 'start' | 'end';
  readonly format?: DateStyle;
  /** End of the period, shown after its start: names the time zone for both. */
  readonly until?: string | null;
}

/** Start or end of a period: the day and, unless it is midnight, the time in Riyadh. */
export async function MomentText({ locale, value, side, format, until }: Props) {
  const t = await getTranslations({ locale, namespace: 'announcements' });
  const time = timeToShow(value, side);
  const endTime = until ? timeToShow(until, 'end') : null;
  return (
    <>
      <DateText locale={locale} value={value} format={format} />
      {time ? (
        <>
          {' '}
          <span className="nowrap">{t.rich('at', { time: () => <LtrText>{time}</LtrText> })}</span>
          {endTime ? null : <span> ({t('riyadhTime')})</span>}
        </>
      ) : null}
    </>
  );
}
