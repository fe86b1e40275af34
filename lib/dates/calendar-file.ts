/** Maximum length of a line in bytes, without its line break (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/** One event at a moment in time. */
export interface CalendarEvent {
  /** Globally unique and stable, so that a second download updates the event. */
  readonly uid: string;
  readonly at: Date;
  readonly summary: string;
  readonly location?: string;
  readonly url?: string;
}

/**
 * An iCalendar file (RFC 5545) with a reminder a day before each event. Times are in UTC, so that
 * every calendar shows them in its own time zone.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  { language, madeAt }: { language: string; madeAt: Date },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//National Ports Authority//Website//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, language, madeAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, language: string, madeAt: Date): string[] {
  const text = (name: string, value: string | undefined) =>
    value ? [`${name};LANGUAGE=${language}:${escape(value)}`] : [];
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(event.at)}`,
    ...text('SUMMARY', event.summary),
    ...text('LOCATION', event.location),
    ...(event.url ? [`URL:${event.url}`] : []),
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P1D',
    ...text('DESCRIPTION', event.summary),
    'END:VALARM',
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
