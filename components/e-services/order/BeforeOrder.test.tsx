import { renderToStaticMarkup } from 'react-dom/server';
import { setCapabilities } from '@/lib/capabilities';
import type { Locale } from '@/lib/i18n/locales';
import { BeforeOrder } from './BeforeOrder';

jest.mock('next-intl/server', () =>
  jest.requireActual<object>('@/tools/gallery/mocks/next-intl-server'),
);

const shown = async (locale: Locale) =>
  renderToStaticMarkup(await BeforeOrder({ locale })).replace(/<[^>]+>/g, ' ');

it('promises a reservation only in front of a service that reserves', async () => {
  setCapabilities([]);
  expect(await shown('en')).toContain('Orders are processed within 30 days.');
  expect(await shown('en')).not.toContain('reserved');
  expect(await shown('ar')).not.toContain('محجوزة');
  setCapabilities(['reservations']);
  expect(await shown('en')).toContain('The quantity is reserved for that time');
  expect(await shown('ar')).toContain('محجوزة');
});
