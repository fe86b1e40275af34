/** Maximum length of a line in bytes, without its line break (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/** One event at a moment in time. */
export interface CalendarEvent {
  /** Globally unique and stable, so that a second download updates the event. */
  readonly uid: string;
  readonly at: Date;
  /** A moment in time alone if left out. */
  readonly until?: Date;
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  readonly url?: string;
}

export interface CalendarOptions {
  readonly language: string;
  readonly madeAt: Date;
  /** Of a calendar that applications subscribe to: they show the name and ask again each hour. */
  readonly name?: string;
  /** Whether a day before each event there is a reminder; yes if left out. */
  readonly reminds?: boolean;
}

/**
 * An iCalendar file (RFC 5545), with a reminder a day before each event. Times are in UTC, so that
 * every calendar shows them in its own time zone.
 */
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

/** RFC 7986, and the names that applications knew before it. */
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
const SEQUENCES_FROM = Date.UTC(2026, 0, 1);

/**
 * Nothing says how often an event was changed, but each reading of it is newer than the one before,
 * which is all that applications ask of the number.
 */
function sequenceAt(moment: Date): number {
  return Math.max(0, Math.floor((moment.getTime() - SEQUENCES_FROM) / MINUTE_MS));
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
