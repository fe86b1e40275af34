import { subscriptionLabel } from './subscription-choices';

jest.mock('next-intl/server', () => ({
  getTranslations:
    async ({ locale }: { locale: string }) =>
    (key: string) =>
      `${locale} ${key}`,
}));
jest.mock('./collections/circulars', () => ({
  loadCircularChoices: async (locale: string) => ({
    category: [
      locale === 'ar'
        ? { key: 'السلامه', label: 'السلامة' }
        : { key: 'safety', label: 'Safety (see ports.example/x)' },
    ],
  }),
  translateChoice: async (_from: string, to: string, _field: string, key: string) => {
    if (!['السلامه', 'safety'].includes(key)) return '';
    return to === 'ar' ? 'السلامه' : 'safety';
  },
}));
jest.mock('./collections/ports', () => ({
  loadPortLinks: async (locale: string) => [
    { slug: 'jeddah', name: locale === 'ar' ? 'ميناء جدة' : 'Jeddah Port' },
  ],
}));

const wish = { kind: 'circulars', port: '', topic: '', language: 'ar' } as const;

it.each([
  ['everything', {}, ''],
  ['a port', { port: 'jeddah' }, 'ميناء جدة'],
  ['both', { port: 'jeddah', topic: 'السلامه' }, 'ميناء جدة، السلامة'],
  ['news of a port', { kind: 'news', port: 'jeddah' }, 'ميناء جدة'],
  ['a section', { kind: 'news', topic: 'press' }, 'ar press'],
] as const)('names %s in the words of the site', async (_what, more, label) => {
  expect(await subscriptionLabel({ ...wish, ...more })).toEqual({ label });
});

it('translates an Arabic subject for English mails, without link-like text', async () => {
  expect(await subscriptionLabel({ ...wish, topic: 'السلامه', language: 'en' })).toEqual({
    label: 'Safety (see ports example x)',
  });
});

it.each([
  ['port', { port: 'nowhere' }],
  ['topic', { topic: 'buy-now' }],
  ['topic', { kind: 'news', topic: 'history' }],
] as const)('refuses a %s that the site does not have', async (unknown, more) => {
  expect(await subscriptionLabel({ ...wish, ...more })).toEqual({ unknown });
});
