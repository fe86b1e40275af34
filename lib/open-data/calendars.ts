import { calendarFile, type CalendarEvent } from '../dates/calendar-file';
import { bidEvents } from '../e-services/bid-calendar';
import { loadPortCalls } from '../e-services/port-calls';
import type { PublishedCall } from '../e-services/types';
import { format } from '../i18n/format';
import { messages } from '../i18n/messages';
import type { Locale } from '../i18n/locales';
import { routeHref } from '../routing/links';
import { fullUrl } from '../seo/full-url';
import {
  loadBilingualPorts,
  loadRecentTenders,
  findCallPort,
  type BilingualPort,
} from './datasets';

/** An .ics file with its name and version. */
interface Calendar {
  readonly name: string;
  readonly body: string;
  readonly version: unknown;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Past events stay for a month; calendar applications delete those that are missing. */
const PAST_EVENTS_MS = 30 * DAY_MS;

/** Planned and current calls of a port by arrival; null for an unknown port. */
export async function portCalendar(locale: Locale, slug: string): Promise<Calendar | null> {
  const ports = await loadBilingualPorts();
  const port = ports.get(slug);
  if (!port) return null;
  const { calls, asOf } = await loadPortCalls();
  const events = calls
    .filter((call) => call.status !== 'departed' && findCallPort(call, ports) === port)
    .map((call) => callEvent(call, port, locale));
  return {
    name: slug,
    body: calendarFile(events, {
      language: locale,
      madeAt: new Date(asOf),
      name: format(messages[locale].openData.calendars.ofPort, { port: port[locale].name }),
      reminds: false,
    }),
    version: [locale, events],
  };
}

function callEvent(call: PublishedCall, port: BilingualPort, locale: Locale): CalendarEvent {
  const { calendars, statuses } = messages[locale].openData;
  const url = fullUrl(routeHref(locale, 'ports', { query: { port: port[locale].slug } }));
  const until = call.departsAt ?? call.berthedUntil;
  return {
    uid: `call-${call.id}@${new URL(url).hostname}`,
    at: new Date(call.arrivesAt),
    ...(until && { until: new Date(until) }),
    summary: format(calendars.call, { vessel: call.vessel, status: statuses[call.status] }),
    description: format(calendars.details, {
      imo: call.imo || '–',
      tonnage: call.tonnage.toLocaleString('en-GB'),
      agent: call.agent[locale],
    }),
    location: port[locale].name,
    url,
  };
}

/** Final dates of tenders and the opening of their envelopes. */
export async function tenderCalendar(locale: Locale, now = Date.now()): Promise<Calendar> {
  const { bids, asOf } = await loadRecentTenders();
  const { bidCalendar, openData } = messages[locale];
  const events = bids
    .flatMap((bid) =>
      bidEvents(bid, {
        locale,
        final: (title) => format(bidCalendar.final, { title }),
        envelopes: (title) => format(bidCalendar.envelopes, { title }),
        url: fullUrl(routeHref(locale, 'tender', { query: { id: bid.id } })),
      }),
    )
    .filter(({ at }) => at.getTime() > now - PAST_EVENTS_MS)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  return {
    name: 'tenders',
    body: calendarFile(events, {
      language: locale,
      madeAt: new Date(asOf),
      name: openData.calendars.ofTenders,
    }),
    version: [locale, events],
  };
}
