import fc from 'fast-check';
import { CLIENT_IP_HEADER } from '@/lib/server/client-ip';
import { MockServer } from '@/lib/e-services/testing/mock-server';
import { dropProcessWide } from '@/lib/process-state';
import { POST as agents } from './agents/route';
import { GET as announcement } from './announcements/[id]/route';
import { GET as calendar } from './biddings/[id]/calendar/route';
import { GET as biddings } from './biddings/route';
import { GET as captchaAudio } from './captcha/audio/route';
import { GET as captchaProof } from './captcha/proof/route';
import { GET as captcha } from './captcha/route';
import { GET as lookups } from './lookups/route';
import { GET as items } from './movables/items/route';
import { GET as stock } from './movables/stock/route';
import { POST as requestTracking } from './request-tracking/route';
import { POST as serviceRatings } from './service-ratings/route';
import { POST as transactions } from './transactions/route';
import { POST as vesselSchedule } from './vessel-schedule/route';

const settings = {
  eServicesApiUrl: '',
  eServicesApiTimeoutMs: 5_000,
  eServicesShortTimeoutMs: 5_000,
  siteUrl: 'https://ports.example',
  rateLimitPerAddress: 1_000_000,
  rateLimitPerSession: 1_000_000,
};
jest.mock('@/lib/config', () => ({ config: () => settings }));
jest.mock('@/lib/content/collections/home-page-announcements', () => ({
  findHomePageAnnouncement: async () => undefined,
}));
jest.mock('@/lib/logging/log');
jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string, values: { title: string }) => `${key} ${values.title}`,
  getMessages: ({ locale }: { locale: string }) =>
    jest.requireActual<object>(`../../messages/${locale}.json`),
}));

const service = new MockServer();
const session = 's'.repeat(43);
const sessionCookie = (cookies: string) =>
  `__Host-captcha=${'i'.repeat(43)}.${Buffer.from(cookies).toString('base64url')}`;
const challenge = 'c'.repeat(48);
const bid = {
  id: 7,
  title: 'منافسة',
  compDocumentFeesAr: 0,
  compFinalDateAr: '2026-12-01T14:00:00+03:00',
};

beforeAll(async () => {
  await service.start();
  settings.eServicesApiUrl = service.url;
});
afterAll(() => service.stop());
beforeEach(() => {
  service.requests.length = 0;
  service.json({ isSuccess: false, error: 'Invalid Captcha', data: null }, 400);
});

type Post = (request: Request, context: unknown) => Promise<Response>;

const forms: Record<string, { readonly post: Post; readonly good: Record<string, string> }> = {
  'vessel-schedule': {
    post: vesselSchedule,
    good: { port: 'Dammam', startDate: '21/11/2026', captcha: '123456' },
  },
  agents: { post: agents, good: { port: 'Dammam', captcha: '123456' } },
  'request-tracking': {
    post: requestTracking,
    good: { reference: 'NPA-2026-7K3M9Q', contact: '0512345678', captcha: '123456' },
  },
  transactions: {
    post: transactions,
    good: { documentNumber: '45/12', hijriDate: '9/06/1448', captcha: '123456' },
  },
};

function send(
  post: Post,
  body: BodyInit,
  type = 'application/json',
  more: Record<string, string> = {},
): Promise<Response> {
  return post(
    new Request('https://ports.example/api/x', {
      method: 'POST',
      body,
      headers: {
        'Content-Type': type,
        Origin: 'https://ports.example',
        Cookie: sessionCookie(`captcha_session=${session}`),
        [CLIENT_IP_HEADER]: '203.0.113.1',
        ...more,
      },
    }),
    undefined,
  );
}

const get = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://ports.example${path}`, {
    headers: { [CLIENT_IP_HEADER]: '203.0.113.1', ...headers },
  });

/** A refusal in the envelope that never echoes the input. */
async function expectRefusal(response: Response, marker: string): Promise<void> {
  const text = await response.text();
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(text).not.toContain(marker);
  expect(text).not.toMatch(/\bat .+:\d+:\d+/);
  expect(JSON.parse(text)).toMatchObject({ isSuccess: false, error: expect.any(String) });
  expect(response.headers.get('cache-control')).toBe('no-store');
}

const MARKER = 'q7Zx<img src=x onerror=1>';
const nasty = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    MARKER,
    `'; DROP TABLE vessels; -- ${MARKER}`,
    `\u0000${MARKER}`,
    `\ud800${MARKER}`,
    MARKER.repeat(200),
    '٣١/١٣/٢٠٢٦',
    '99/99/9999',
  ),
);

describe.each(Object.entries(forms))('%s', (_name, { post, good }) => {
  it('rejects malformed forms without calling the e-services API', async () => {
    const keys = [...Object.keys(good), '__proto__', 'constructor', 'toString', 'then'];
    const required = Object.keys(good);
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...keys), nasty, { maxKeys: keys.length }),
        fc.constantFrom(...required),
        async (values, missing) => {
          const body = JSON.stringify({ ...good, ...values, [missing]: '' });
          await expectRefusal(await send(post, body), 'q7Zx');
        },
      ),
      { numRuns: 200 },
    );
    expect(service.requests).toHaveLength(0);
  });

  it('rejects bytes that are not a JSON object', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'x', ''),
        async (bytes, type) => {
          await expectRefusal(await send(post, new Uint8Array(bytes), type), 'q7Zx');
        },
      ),
      { numRuns: 200 },
    );
  });

  it('passes on a wrong captcha', async () => {
    const response = await send(post, JSON.stringify(good));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      isSuccess: false,
      error: 'Invalid Captcha',
      data: null,
    });
    expect(service.requests[0]?.cookie).toBe(`captcha_session=${session}`);
  });
});

it('responds to a search with its rows and their number', async () => {
  service.json({ isSuccess: true, data: [], meta: { total: 0 } });
  const response = await send(agents, JSON.stringify(forms.agents?.good));
  expect(await response.json()).toEqual({ isSuccess: true, error: null, data: [], total: 0 });
});

it('responds to a transaction that is not found with null', async () => {
  service.json({ isSuccess: true, error: null, data: null });
  const response = await send(transactions, JSON.stringify(forms.transactions?.good));
  expect(await response.json()).toEqual({ isSuccess: true, error: null, data: null });
});

describe('a rating of a service', () => {
  const rate = (values: Readonly<Record<string, string>>) =>
    send(
      serviceRatings,
      new URLSearchParams(values).toString(),
      'application/x-www-form-urlencoded',
    );
  const good = { service: 'license', score: '5', reason: 'steps' };

  it('is passed on and leads to the results, in the language of its page', async () => {
    service.json({ isSuccess: true, error: null, data: null });
    for (const [locale, results] of [
      ['ar', '/service-ratings#thanks'],
      ['en', '/en/service-ratings#thanks'],
    ] as const) {
      const response = await rate({ ...good, locale, extra: 'q7Zx' });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(results);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(service.requests).toHaveLength(2);
    expect(JSON.parse(service.posts.at(-1)?.body ?? '')).toEqual(good);
  });

  it('redirects an invalid or failed rating to its message', async () => {
    const results = '/service-ratings#failed';
    const invalid = [{ ...good, score: '6' }, { ...good, service: 'x' }, { score: '5' }];
    for (const values of invalid) {
      expect((await rate(values)).headers.get('location')).toBe(results);
    }
    expect(service.requests).toHaveLength(0);
    service.cut();
    expect((await rate(good)).headers.get('location')).toBe(results);
  });
});

function picture(headers: Record<string, string | string[]>, body: string | Buffer = 'png') {
  service.reply = (response) => response.writeHead(200, headers).end(body);
}

it('returns the captcha, with the service’s cookies in its own cookie', async () => {
  picture({
    'Content-Type': 'image/png',
    'X-Captcha-Challenge': challenge,
    'Set-Cookie': [`captcha_session=${session}; Path=/`, `captcha_open=${challenge}; Path=/`],
  });
  const response = await captcha(get('/api/captcha'), undefined);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('x-captcha-challenge')).toBe(challenge);
  const [cookie = '', ...others] = response.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(cookie).toMatch(
    /^__Host-captcha=[\w-]{43}\.[\w-]+; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
  );
  service.json([]);
  await send(agents, JSON.stringify(forms.agents?.good), undefined, {
    Cookie: cookie.split(';')[0] ?? '',
  });
  expect(service.requests.at(-1)?.cookie).toBe(
    `captcha_session=${session}; captcha_open=${challenge}`,
  );
});

it.each([
  ['image/jpeg', 'jpg', 'image/jpeg'],
  ['image/svg+xml; charset=utf-8', '<svg/>', 'image/svg+xml'],
  ['application/octet-stream', Buffer.from('89504e470d0a', 'hex'), 'image/png'],
])('hands out a picture of type %s without a challenge or cookies', async (type, body, given) => {
  picture({ 'Content-Type': type }, body);
  const response = await captcha(get('/api/captcha'), undefined);
  expect(response.headers.get('content-type')).toBe(given);
  expect(response.headers.has('x-captcha-challenge')).toBe(false);
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-captcha=[\w-]{43}; /),
  ]);
});

it('keeps a session that a search changes, also where it is refused', async () => {
  service.reply = (response) => {
    response
      .writeHead(400, { 'Set-Cookie': 'JSESSIONID=2; Path=/api' })
      .end('{"isSuccess":false,"error":"Invalid Captcha"}');
  };
  const response = await send(agents, JSON.stringify(forms.agents?.good), undefined, {
    Cookie: sessionCookie('JSESSIONID=1; lb=a'),
  });
  expect(response.status).toBe(400);
  expect(service.requests.at(-1)?.cookie).toBe('JSESSIONID=1; lb=a');
  expect(response.headers.getSetCookie()).toEqual([
    `${sessionCookie('lb=a; JSESSIONID=2')}; Path=/; Secure; HttpOnly; SameSite=Strict`,
  ]);
});

it('hands a proof of work out, of the two kinds there are', async () => {
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00',
    salt: '11',
    cost: 4000,
    keyLength: 32,
    keyPrefix: 'ab',
    data: { kind: 'step', most: 60 },
  };
  service.json({ isSuccess: true, error: null, data: { parameters, signature: 'ef' } });
  const response = await captchaProof(get('/api/captcha/proof'), undefined);
  expect(await response.json()).toMatchObject({ data: { parameters, signature: 'ef' } });
  await expectRefusal(await captchaProof(get('/api/captcha/proof?for=../x'), undefined), '../');
  expect(service.requests).toHaveLength(1);
});

it('forwards visitor, captcha answer and proof if they are well formed', async () => {
  service.json({ isSuccess: true, data: [], meta: { total: 0 } });
  const body = JSON.stringify(forms.agents?.good);
  const ask = async (more: Record<string, string>) => {
    await send(agents, body, undefined, more);
    return service.headers.at(-1);
  };
  expect(
    await ask({
      'X-Captcha-Challenge': challenge,
      'X-Captcha-Proof': 'eyJhIjoxfQ==',
      [CLIENT_IP_HEADER]: '2001:db8::1',
      Cookie: sessionCookie(`captcha_session=${session}; captcha_open=${challenge}.${challenge}`),
    }),
  ).toMatchObject({
    cookie: `captcha_session=${session}; captcha_open=${challenge}.${challenge}`,
    'x-captcha-challenge': challenge,
    'x-captcha-proof': 'eyJhIjoxfQ==',
    'x-client-address': '2001:db8::1',
  });
  const bad = await ask({
    'X-Captcha-Challenge': `${challenge}x`,
    'X-Captcha-Proof': 'A'.repeat(3000),
    Cookie: `__Host-captcha=short.${challenge}`,
  });
  expect(bad).not.toHaveProperty('x-captcha-challenge');
  expect(bad).not.toHaveProperty('x-captcha-proof');
  expect(bad).not.toHaveProperty('cookie');
});

it('refuses audio without a session or with an invalid challenge', async () => {
  const cookie = { Cookie: sessionCookie(`captcha_session=${session}`) };
  const asked = [
    get(`/api/captcha/audio?challenge=${challenge}`),
    get('/api/captcha/audio'),
    get('/api/captcha/audio?challenge=../../x', cookie),
    get('/api/captcha/audio?challenge=', cookie),
  ];
  for (const request of asked) {
    await expectRefusal(await captchaAudio(request, undefined), '../');
  }
  expect(service.requests).toHaveLength(0);
});

it('reads the newest picture out to a page that names none', async () => {
  service.reply = (response) => {
    response.writeHead(200, { 'Content-Type': 'audio/wav' }).end('wav');
  };
  const cookie = { Cookie: sessionCookie(`captcha_session=${session}`) };
  const response = await captchaAudio(get('/api/captcha/audio?locale=en', cookie), undefined);
  expect(response.headers.get('content-type')).toBe('audio/wav');
  expect(service.requests[0]).toMatchObject({
    operation: 'captcha',
    query: { audio: '1', locale: 'en' },
  });
});

it('refuses ids that can’t be any', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 100 }), async (text) => {
      const id = `${text}q7Zx<`;
      const query = encodeURIComponent(Buffer.from(id).toString());
      await expectRefusal(await items(get(`/api?category=${query}`), undefined), 'q7Zx');
      await expectRefusal(await stock(get(`/api?item=${query}`), undefined), 'q7Zx');
      const params = Promise.resolve({ id });
      await expectRefusal(await calendar(get('/api'), { params }), 'q7Zx');
      service.json([]);
      await expectRefusal(await announcement(get('/api'), { params }), 'q7Zx');
    }),
    { numRuns: 100 },
  );
});

it('ignores inherited keys as announcement ids', async () => {
  service.json([]);
  const params = Promise.resolve({ id: 'constructor' });
  expect((await announcement(get('/api'), { params })).status).toBe(404);
});

it('writes a bid’s dates for a calendar', async () => {
  service.json([bid]);
  const params = Promise.resolve({ id: '7' });
  const response = await calendar(get('/api/biddings/7/calendar?locale=en'), { params });
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="bid-7.ics"');
  expect(await response.text()).toContain('DTSTART:20261201T110000Z');
  const other = await calendar(get('/api'), { params: Promise.resolve({ id: '8' }) });
  expect(other.status).toBe(404);
});

/** The `fees` of the bids that the route returns, and the number of all. */
async function bidsFor(query: string) {
  const response = await biddings(get(`/api/biddings?${query}`), undefined);
  const { data, total } = (await response.json()) as { data: { fees: number }[]; total: number };
  return { fees: data.map(({ fees }) => fees), total };
}

it('responds with a page of bids that matches, in the order asked for', async () => {
  dropProcessWide('shared-biddings', 'all-biddings');
  service.json(
    Array.from({ length: 23 }, (_, index) => ({
      id: index + 1,
      title: index === 4 ? 'أعمال صيانة الأرصفة' : 'توريد',
      titleEn: index === 4 ? 'Berth repairs' : 'Supply',
      compDocumentFeesAr: index,
      compFinalDateAr: `20${index + 10}-02-01T14:00:00+03:00`,
    })),
  );
  const newest = Array.from({ length: 23 }, (_, index) => 22 - index);
  expect(await bidsFor('')).toEqual({ fees: newest.slice(0, 10), total: 23 });
  expect(await bidsFor('page=3')).toEqual({ fees: [2, 1, 0], total: 23 });
  expect(await bidsFor('page=99&size=25')).toEqual({ fees: newest, total: 23 });
  expect(await bidsFor('sort=fees')).toEqual({ fees: newest.toReversed().slice(0, 10), total: 23 });
  expect(await bidsFor(`q=${encodeURIComponent('صيانه الارصفه')}`)).toEqual({ fees: [4], total: 1 });
  expect(await bidsFor('locale=en&q=REPAIRS%20berth')).toEqual({ fees: [4], total: 1 });
  expect((await bidsFor('q=repairs')).total).toBe(0);
  expect((await bidsFor('locale=en&q=01/02/2014')).fees).toEqual([4]);
  expect((await bidsFor(`locale=en&q=closed`)).total).toBeGreaterThan(10);
  const open = await bidsFor('show=closing');
  expect(open.fees[0]).toBe(23 - open.total);
  expect(open.fees).toEqual(open.fees.toSorted((first, second) => first - second));
  expect(await bidsFor('locale=xx&sort=secret&size=7&page=-1&show=x')).toEqual(await bidsFor(''));
});

it('responds with lists, and with an error while they are unavailable', async () => {
  dropProcessWide('shared-biddings', 'all-biddings');
  service.json([bid]);
  expect(await (await biddings(get('/api/biddings'), undefined)).json()).toMatchObject({
    isSuccess: true,
    data: [{ id: '7' }],
    total: 1,
  });
  dropProcessWide('shared-biddings');
  service.cut();
  expect((await biddings(get('/api/biddings'), undefined)).status).toBe(502);
  expect((await lookups(get('/api/lookups'), undefined)).status).toBe(502);
  service.json({ vesselPorts: [{ title: 'Dammam', titleAr: 'الدمام' }], vesselTrafficTypes: [] });
  const first = await (await lookups(get('/api/lookups'), undefined)).json();
  expect(first).toMatchObject({ data: { ports: [{ value: 'Dammam', ar: 'الدمام' }] } });
  service.cut();
  expect(await (await lookups(get('/api/lookups'), undefined)).json()).toEqual(first);
});
