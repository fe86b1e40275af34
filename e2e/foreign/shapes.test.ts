import { languages } from '../support/site';
import { specifiedAddresses } from './addresses';
import { expectPage } from './page-checks';
import { startForeignStack } from './stack.mjs';
import { Visitor } from './visitor';

/* The same content in other allowed formats of a content API and a second service: in npm test in
   Strapi 5's alone, as unit tests of lib/content cover lists without pagination and swapped files. */

type Stack = Awaited<ReturnType<typeof startForeignStack>>;

const SHAPES = [
  [
    "Strapi 5's shape, with stamps, absolute addresses of files and no plugin",
    {
      content: {
        flat: true,
        stamps: true,
        absoluteMedia: true,
        deep: false,
        strict: 'names',
        unknownType: 403,
      },
      service: { searches: 'list', lists: 'envelope' },
    },
  ],
  [
    'lists without pagination, lists of files where one is expected, and the reverse',
    { content: { pagination: false, swappedMedia: true, strict: 'off' } },
  ],
] as const;

const full = Boolean(process.env.FULL);
const shared = process.env.SITE_UNDER_TEST;

describe.each(full ? SHAPES : SHAPES.slice(0, 1))('%s', (_name, options) => {
  let stack: Stack | undefined;

  beforeAll(async () => {
    stack = await startForeignStack({ name: 'foreign-shapes', ...options });
    // Read by `open`; each test file has its own process.
    process.env.SITE_UNDER_TEST = stack.siteUrl;
  }, 120_000);

  afterAll(async () => {
    process.env.SITE_UNDER_TEST = shared;
    await stack?.stop();
  });

  describe.each(languages)('$locale', (language) => {
    // In npm test each page in one of the languages.
    const turn = languages.indexOf(language);
    const addresses = specifiedAddresses(language);
    test.each(addresses.filter((_, place) => full || place % languages.length === turn))(
      '$path',
      async (address) => {
        await expectPage(language, address);
      },
    );
  });

  test('vessels and agents are found', async () => {
    const { siteUrl = '', serviceUrl = '' } = stack ?? {};
    for (const [path, values, word] of [
      [
        '/api/vessel-schedule',
        { port: 'Marjan Port', startDate: '28/11/2026', trafficType: '-1' },
        'MV Northern Pearl',
      ],
      ['/api/agents', { port: 'Marjan Port' }, 'Crescent Shipping'],
    ] as const) {
      const visitor = new Visitor({ siteUrl, serviceUrl });
      const captcha = await visitor.captcha();
      const { body } = await visitor.call(path, { ...values, captcha });
      expect([path, JSON.stringify(body)]).toEqual([path, expect.stringContaining(word)]);
    }
  });
});
