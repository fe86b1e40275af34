/** @jest-environment node */
import { prerender } from 'react-dom/static';
import messages from '@/messages/en.json';
import { AnnouncedWork } from './AnnouncedWork';

jest.mock('next-intl/server', () =>
  jest.requireActual<object>('../../tools/gallery/mocks/next-intl-server'),
);

const NOW = Date.parse('2026-07-01T12:00:00Z');

async function text(...periods: readonly (readonly [title: string, from: string, to?: string])[]) {
  const announcements = periods.map(([title, startsAt, endsAt = null]) => ({
    ...{ title, startsAt, endsAt, description: '', icon: null, updatedAt: startsAt },
  }));
  const { prelude } = await prerender(
    <AnnouncedWork locale="en" announcements={announcements} now={NOW} />,
  );
  const html = await new Response(prelude).text();
  return html
    .split('status-history')
    .map((part) => part.replace(/<[^>]+>/g, ' '))
    .map((part) => part.replace(/\s+/g, ' '));
}

it('tells current announcements from those that ended in the last six months', async () => {
  const [planned = '', ...ended] = await text(
    ['Goes on', '2026-06-30T00:00:00Z', '2026-07-02T00:00:00Z'],
    ['Without an end', '2025-01-01T00:00:00Z'],
    ['Just over', '2026-06-30T00:00:00Z', '2026-07-01T11:00:00Z'],
    ['Half a year ago', '2025-12-31T00:00:00Z', '2026-01-02T00:00:00Z'],
    ['Too old', '2025-12-01T00:00:00Z', '2025-12-28T00:00:00Z'],
    ['Not yet', '2026-07-02T00:00:00Z', '2026-07-03T00:00:00Z'],
  );
  const history = ended.join(' ');
  expect(planned).toMatch(/Goes on.*Without an end/);
  expect(history).toMatch(/Just over.*Half a year ago/);
  expect(planned + history).not.toMatch(/Too old|Not yet/);
  expect(planned).not.toContain('Just over');
});

it('states that there are none', async () => {
  const [planned, ...ended] = await text();
  expect(planned).toContain(messages.status.nothingPlanned);
  expect(ended.join(' ')).toContain(messages.status.noHistory);
});

it.each([
  '2026-07-02T05:00:00Z',
  // Midnight, without a time of its own.
  '2026-07-01T21:00:00Z',
])('names the time zone of a period once: until %s', async (end) => {
  const [planned = ''] = await text(['Work', '2026-06-30T05:00:00Z', end]);
  expect(planned.split(messages.announcements.riyadhTime)).toHaveLength(2);
});
