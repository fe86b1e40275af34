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

it('leaves out what an event does not have', () => {
  expect(write('A')).not.toMatch(/LOCATION|URL/);
});
