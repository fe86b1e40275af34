import { calendarFile, type CalendarEvent } from '../dates/calendar-file';
import { isDayOnly } from '../dates/riyadh';
import type { Locale } from '../i18n/locales';
import type { Bid } from './types';

export interface BidCalendarTexts {
  readonly locale: Locale;
  /** Event title of the final date. */
  readonly final: (title: string) => string;
  /** Event title of the opening of envelopes. */
  readonly envelopes: (title: string) => string;
  /** Absolute URL of the biddings page. */
  readonly url: string;
}

/** Calendar file (.ics) with the final date and the opening of envelopes; null without either. */
export function bidCalendar(bid: Bid, texts: BidCalendarTexts, madeAt = new Date()): string | null {
  const events = bidEvents(bid, texts);
  return events.length === 0 ? null : calendarFile(events, { language: texts.locale, madeAt });
}

/** Up to two events. */
export function bidEvents(bid: Bid, { locale, url, ...texts }: BidCalendarTexts): CalendarEvent[] {
  const title = bid.title[locale];
  const location = bid.locationText[locale];
  const event = (kind: string, at: string | null, summary: string): CalendarEvent[] =>
    at === null
      ? []
      : [
          {
            uid: `bid-${bid.id}-${kind}@${new URL(url).hostname}`,
            at: eventStart(at),
            summary,
            location,
            url,
          },
        ];
  return [
    ...event('final', bid.finalAt, texts.final(title)),
    ...event('envelopes', bid.envelopesAt, texts.envelopes(title)),
  ];
}

/** A date-time, or midnight in Riyadh. */
function eventStart(iso: string): Date {
  return new Date(isDayOnly(iso) ? `${iso}T00:00:00+03:00` : iso);
}
