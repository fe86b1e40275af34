import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import { GET } from './route';

jest.mock('@/lib/config', () => ({
  config: () => ({ rateLimitPerAddress: 1000, rateLimitPerSession: 1000, redisUrl: '' }),
}));
jest.mock('@/lib/logging/log');
jest.mock('@/lib/privacy/privacy-notice', () => ({ privacyNotice: async () => ({ text: '' }) }));
jest.mock('next-intl/server', () => ({
  getMessages: async ({ locale }: { locale: string }) => (locale === 'en' ? en : ar),
}));

const ask = (query: string) =>
  GET(new Request(`http://localhost/api/panel-texts?${query}`), undefined);

it.each([
  ['ar', ar],
  ['en', en],
] as const)('gives the texts of the chat in %s', async (locale, messages) => {
  const response = await ask(`panel=chat&locale=${locale}`);
  expect(response.status).toBe(200);
  const { data } = await response.json();
  expect(data.text).toEqual(messages.chat);
  expect(data.outcome.undetermined).toEqual(messages.submission.undetermined);
  expect(data.formLabels).toMatchObject({ locale, kit: messages.forms });
  for (const key of ['ERROR MOBILE', 'ERROR CALLBACK OPEN'] as const) {
    expect(data.formLabels.errors[key]).toBe(messages.errors[key]);
  }
});

it.each([
  ['ar', ar],
  ['en', en],
] as const)(
  'gives the texts of the search dialog and of the page feedback in %s',
  async (locale, messages) => {
    const search = await (await ask(`panel=search&locale=${locale}`)).json();
    expect(search.data).toMatchObject({
      hint: messages.search.hint,
      allCount: messages.search.allCount,
      result: { kindOf: messages.search.kindOf },
    });
    const feedback = await (await ask(`panel=feedback&locale=${locale}`)).json();
    expect(feedback.data).toMatchObject({ ...messages.feedback, counter: messages.forms.counter });
  },
);

it.each([
  '',
  'panel=chat',
  'locale=ar',
  'panel=chat&locale=',
  'panel=chat&locale=fr',
  'panel=chat&locale=__proto__',
  'panel=chat&locale=AR',
  'panel=&locale=ar',
  'panel=menu&locale=ar',
  'panel=toString&locale=ar',
])('refuses ?%s', async (query) => {
  const response = await ask(query);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ isSuccess: false, data: null });
});
