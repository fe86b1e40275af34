import { calendarFile } from './calendar-file';

const madeAt = new Date('2026-11-21T06:00:00Z');

function write(summary: string, location?: string): string {
  const at = new Date('2026-12-01T14:00:00+03:00');
  return calendarFile([{ uid: 'bid-7-final@ports.example', at, summary, location }], {
    language: 'ar',
    madeAt,
  });
}

const unfold = (file: string) => file.replace(/\r\n /g, '');

it('writes Riyadh times in UTC', () => {
  const lines = write('A').split('\r\n');
  expect(lines).toContain('DTSTART:20261201T110000Z');
  expect(lines).toContain('DTSTAMP:20261121T060000Z');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

it('escapes special characters and line breaks, so that no text can start a line', () => {
  const file = unfold(write('a;b,c\\d\r\nEND:VEVENT\ne\u0007', 'x\ry'));
  expect(file).toContain('SUMMARY;LANGUAGE=ar:a\\;b\\,c\\\\d\\nEND:VEVENT\\ne\r\n');
  expect(file).toContain('LOCATION;LANGUAGE=ar:x\\ny\r\n');
});

it('folds long lines at 75 bytes between characters', () => {
  const title = 'آخر موعد لتقديم العروض في منافسة صيانة الأرصفة 🚢 '.repeat(5).trim();
  const file = write(title);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\ufffd');
  expect(unfold(file)).toContain(`SUMMARY;LANGUAGE=ar:${title}\r\n`);
});

it('leaves out empty properties of an event', () => {
  expect(write('A')).not.toMatch(/LOCATION|URL/);
});

it('numbers each reading of an event higher than the one before', () => {
  const sequence = (moment: string) =>
    Number(
      /SEQUENCE:(\d+)/.exec(
        calendarFile([{ uid: 'a@b', at: madeAt, summary: 'A' }], {
          language: 'en',
          madeAt: new Date(moment),
        }),
      )?.[1],
    );
  expect(sequence('2026-11-21T06:01:00Z')).toBeGreaterThan(sequence('2026-11-21T06:00:00Z'));
  expect(write('A')).toContain('LAST-MODIFIED:20261121T060000Z\r\n');
});

it('has an end, a name and no reminders if configured', () => {
  const until = new Date('2026-11-23T06:00:00Z');
  const file = calendarFile([{ uid: 'a@b', at: madeAt, until, summary: 'A', description: 'x;y' }], {
    language: 'en',
    madeAt,
    name: 'Calls, planned',
    reminds: false,
  });
  expect(file).toContain('DTEND:20261123T060000Z\r\n');
  expect(file).toContain('DESCRIPTION;LANGUAGE=en:x\\;y\r\n');
  expect(file).toContain('X-WR-CALNAME:Calls\\, planned\r\n');
  expect(file).not.toContain('VALARM');
  expect(write('A')).toContain('BEGIN:VALARM');
  expect(write('A')).not.toMatch(/DTEND|CALNAME/);
});
