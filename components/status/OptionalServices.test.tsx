import { renderToStaticMarkup } from 'react-dom/server';
import { setCapabilities } from '@/lib/capabilities';
import { locales, type Locale } from '@/lib/i18n/locales';
import { OptionalServices } from './OptionalServices';

jest.mock('next-intl/server', () =>
  jest.requireActual<object>('@/tools/gallery/mocks/next-intl-server'),
);

const shown = async (locale: Locale) =>
  renderToStaticMarkup(await OptionalServices({ locale })).replace(/<[^>]+>/g, '');

it('lists the optional services in one line', async () => {
  setCapabilities(['idempotency', 'request-tracking', 'feedback']);
  expect(await shown('en')).toBe(
    'Also available on this site: request tracking and feedback about pages.',
  );
  expect(await shown('ar')).toContain('متابعة الطلبات وتقييم الصفحات');
});

it.each(locales)('is not there without any, in %s', async (locale) => {
  setCapabilities(['idempotency']);
  expect(await shown(locale)).toBe('');
});
