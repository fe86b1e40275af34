/** @jest-environment node */
import { prerender } from 'react-dom/static';
import type { FoundCircular } from '@/lib/content/collections/circulars';
import type { Locale } from '@/lib/i18n/locales';
import { QrCode } from '../ui/QrCode/QrCode';
import { CircularView } from './CircularView';

jest.mock('next-intl/server', () =>
  jest.requireActual<object>('../../tools/gallery/mocks/next-intl-server'),
);

async function html(element: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(element);
  return new Response(prelude).text();
}

function found(language: Locale, number: string): FoundCircular {
  const texts = { subject: '', description: '', body: '', category: '', organization: '' };
  const times = {
    transferredAt: null,
    publishedAt: null,
    effectiveFrom: null,
    withdrawnFrom: null,
  };
  return {
    circular: {
      ...{ ...texts, ...times, number, directedTo: '', file: null, replaces: [], ports: [] },
      releasedAt: '2026-03-01',
      updatedAt: '2026-03-01T06:00:00Z',
      relations: { replaces: [], replacedBy: [] },
    },
    language,
    isTranslated: true,
  };
}

it.each([
  ['ar', '2026/014', '/circular?number=2026-014'],
  ['en', '2026/014', '/en/circular?number=2026-014'],
  ['en', '12 / ت & <b>', '/en/circular?number=12-%D8%AA-b-'],
] as const)('has the address of the page on paper: %s %s', async (locale, number, path) => {
  const url = `http://localhost:3000${path}`;
  const page = await html(<CircularView locale={locale} found={found('ar', number)} ports={[]} />);
  expect(page).toContain(`<bdi dir="ltr">${url}</bdi>`);
  const code = await html(<QrCode text={url} />);
  expect(page).toContain(/<path d="[^"]+"/.exec(code)?.[0]);
});
