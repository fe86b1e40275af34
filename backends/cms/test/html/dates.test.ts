import { formatted } from '../../src/admin/riyadh-time';
import { writeDatesAsTheSite } from '../../src/admin/room/dates';

const browsers = Intl.DateTimeFormat;
const day = new Date('2026-03-05T09:30:00');

beforeAll(() => writeDatesAsTheSite());

afterAll(() => {
  Intl.DateTimeFormat = browsers;
});

const written = (language: string, options?: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, options).format(day);

it.each(['ar', 'en'])(
  'puts the day first in %s, with nothing between the numbers but strokes',
  (language) => {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    expect(written(language, parts)).toBe('05/03/2026');
    expect(written(language)).toBe('05/03/2026');
  },
);

it('writes the details of a picture in the order of the site', () => {
  const options = { dateStyle: 'long', timeStyle: 'short' } as const;
  expect(written('en', options)).toBe('5 March 2026 at 09:30');
  expect(written('ar', options)).toMatch(/^5 مارس 2026/);
});

it('tells the days of the week apart above an Arabic calendar, of which two letters are shown', () => {
  const days = Array.from({ length: 7 }, (_, at) =>
    new Intl.DateTimeFormat('ar', { weekday: 'short' }).format(new Date(2026, 2, at)).slice(0, 2),
  );
  expect(new Set(days).size).toBe(7);
});

it('leaves other languages and our own dates as they are', () => {
  expect(written('en-US', { month: 'short', day: 'numeric' })).toBe('Mar 5');
  expect(formatted('en', '2026-11-30T21:30:00Z', { dateStyle: 'medium' })).toMatch(/Nov 2026$/);
  expect(Intl.DateTimeFormat('en', { month: 'long' }).format(day)).toBe('March');
});
