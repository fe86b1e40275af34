/** @jest-environment node */
import { prerender } from 'react-dom/static';
import type { PublishedCall } from '@/lib/e-services/types';
import { LiveFacts } from './LiveFacts';

jest.mock('next-intl/server', () =>
  jest.requireActual<object>('../../../tools/gallery/mocks/next-intl-server'),
);

const AS_OF = '2026-03-10T09:00:00Z';

const call = (arrivesAt: string) => ({ arrivesAt }) as PublishedCall;

async function text(props: Omit<Parameters<typeof LiveFacts>[0], 'locale'>): Promise<string> {
  const { prelude } = await prerender(<LiveFacts locale="en" {...props} />);
  const html = await new Response(prelude).text();
  return html.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' ');
}

it('counts vessels and notices, with the time of the data', async () => {
  const traffic = {
    asOf: AS_OF,
    inPort: [call(AS_OF), call(AS_OF)],
    expected: [call(AS_OF), call('2026-03-12T09:00:00Z')],
  };
  const shown = await text({ traffic, notices: 3 });
  expect(shown).toContain('2 vessels in port');
  expect(shown).toContain('1 expected today');
  expect(shown).toContain('3 service notices');
  expect(shown).toContain('12:00');
});

it('has no vessels while they are unknown, and nothing without notices', async () => {
  const shown = await text({ traffic: null, notices: 1 });
  expect(shown.trim()).toBe('1 service notice');
  expect(await text({ traffic: null, notices: 0 })).toBe('');
});
