/** Maximum length of a line in bytes, without its line break (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

export interface CalendarEvent {
  /** Globally unique and stable, so that a second download updates the event. */
  readonly uid: string;
  readonly at: Date;
  /** Defaults to a point in time. */
  readonly until?: Date;
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  readonly url?: string;
}

export interface CalendarOptions {
  readonly language: string;
  readonly madeAt: Date;
  /** For subscriptions: applications show the name and refresh hourly. */
  readonly name?: string;
  /** Adds a reminder a day before each event; default true. */
  readonly reminds?: boolean;
}

/** An iCalendar file (RFC 5545) in UTC: each calendar shows its own time zone. */
export function calendarFile(events: readonly CalendarEvent[], options: CalendarOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//National Ports Authority//Website//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...feedLines(options),
    ...events.flatMap((event) => eventLines(event, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** RFC 7986 with the non-standard names that precede it. */
function feedLines({ language, name }: CalendarOptions): string[] {
  if (name === undefined) return [];
  return [
    `NAME;LANGUAGE=${language}:${escape(name)}`,
    `X-WR-CALNAME:${escape(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ];
}

const MINUTE_MS = 60_000;
const SEQUENCE_EPOCH = Date.UTC(2026, 0, 1);

/** SEQUENCE only has to increase; derived from the time because changes are not counted. */
function sequenceAt(moment: Date): number {
  return Math.max(0, Math.floor((moment.getTime() - SEQUENCE_EPOCH) / MINUTE_MS));
}

function eventLines(event: CalendarEvent, options: CalendarOptions): string[] {
  const { language, madeAt, reminds = true } = options;
  const text = (name: string, value: string | undefined) =>
    value ? [`${name};LANGUAGE=${language}:${escape(value)}`] : [];
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(madeAt)}`,
    `LAST-MODIFIED:${utc(madeAt)}`,
    `SEQUENCE:${sequenceAt(madeAt)}`,
    `DTSTART:${utc(event.at)}`,
    ...(event.until && event.until > event.at ? [`DTEND:${utc(event.until)}`] : []),
    ...text('SUMMARY', event.summary),
    ...text('DESCRIPTION', event.description),
    ...text('LOCATION', event.location),
    ...(event.url ? [`URL:${event.url}`] : []),
    'TRANSP:TRANSPARENT',
    ...(reminds
      ? [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          'TRIGGER:-P1D',
          ...text('DESCRIPTION', event.summary),
          'END:VALARM',
        ]
      : []),
    'END:VEVENT',
  ];
}

/** YYYYMMDDTHHMMSSZ. */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escape(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/**
 * Folds a line at 75 bytes, never inside a character; continuation lines start with a space. The
 * `ics` package counts characters instead, which makes Arabic lines twice as long as allowed.
 */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_LINE_BYTES) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}
