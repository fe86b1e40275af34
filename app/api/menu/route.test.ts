import { GET } from './route';

jest.mock('@/lib/config', () => ({
  config: () => ({ rateLimitPerAddress: 1000, rateLimitPerSession: 1000, redisUrl: '' }),
}));
jest.mock('@/lib/logging/log');
jest.mock('@/lib/menu/highlights', () => ({
  loadMenuHighlights: async (locale: string) => ({ groups: {}, hijri: locale }),
}));

const ask = (query: string) => GET(new Request(`http://localhost/api/menu?${query}`), undefined);

it('gives the highlights in a language', async () => {
  const response = await ask('locale=en');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ isSuccess: true, data: { hijri: 'en' } });
});

it.each(['', 'locale=', 'locale=fr', 'locale=AR', 'locale=__proto__'])(
  'refuses ?%s',
  async (query) => {
    const response = await ask(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ isSuccess: false, data: null });
  },
);
