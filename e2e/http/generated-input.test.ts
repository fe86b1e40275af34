import fc from 'fast-check';
import { site } from '../support/site';
import { mapAtOnce } from './at-once';

/* Fuzzes every handler of the site's own API; `npm run fuzz` sends far more. TRUSTED_PROXIES of the
   site under test includes this machine, so that each request can have its own client IP. */

const RUNS = process.env.FULL ? 2000 : 40;
const SEED = process.env.FULL ? Date.now() % 1_000_000 : 20_261_121;
/** Requests per client IP; below its rate limit per minute. */
const PER_ADDRESS = 100;

const MARKER = '<q7zx src=x onerror=alert(1)>';
const CAPTCHA_SESSION = 'q'.repeat(43);

const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    MARKER,
    `'; DROP TABLE vessel_calls; -- ${MARKER}`,
    `") OR 1=1 UNION SELECT * FROM captcha ${MARKER}`,
    `%' ESCAPE '\\' ${MARKER}`,
    `\u0000${MARKER}`,
    `\u202e${MARKER}`,
    `\${jndi:ldap://x} {{7*7}} ${MARKER}`,
    MARKER.repeat(100),
    MARKER.repeat(1000),
    '../../../../etc/passwd',
    '٣١/١٣/٢٠٢٦',
    '29/02/2027',
    '-1',
    '99999999999999999999',
    'constructor',
    'Infinity',
  ),
);

const nasty = fc.oneof(nastyText, fc.jsonValue({ maxDepth: 3 }));

const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'vessel-schedule': {
    trafficType: '-1',
    port: 'Jeddah Port',
    startDate: '21/11/2026',
    endDate: '30/11/2026',
    agent: '',
    vessel: '',
    captcha: '000000',
  },
  agents: { port: 'Jeddah Port', agent: '', captcha: '000000' },
  transactions: { documentNumber: 'A-1', hijriDate: '1/06/1448', captcha: '000000' },
};

interface Sent {
  readonly path: string;
  readonly method: string;
  readonly type?: string;
  readonly body?: Uint8Array<ArrayBuffer>;
}

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

/**
 * JSON of a form with every value, repeated and unknown keys; as text, because objects can't repeat
 * keys.
 */
function formJson(good: Readonly<Record<string, string>>): fc.Arbitrary<string> {
  const keys = [...Object.keys(good), '__proto__', 'constructor', 'hasOwnProperty', MARKER];
  return fc
    .array(fc.tuple(fc.constantFrom(...keys), nasty), { maxLength: 8 })
    .map((pairs) => [...Object.entries(good), ...pairs])
    .map((pairs) => pairs.map((pair) => pair.map((part) => JSON.stringify(part)).join(':')))
    .map((members) => `{${members.join(',')}}`);
}

function formPosts(name: string, good: Readonly<Record<string, string>>): fc.Arbitrary<Sent> {
  const json = formJson(good).map(bytes);
  const broken = fc
    .tuple(json, fc.uint8Array({ minLength: 1, maxLength: 20 }))
    .map(([body, add]) => {
      const whole = new Uint8Array(body.length + add.length);
      whole.set(body.subarray(0, body.length >> 1));
      whole.set(add, body.length >> 1);
      whole.set(body.subarray(body.length >> 1), (body.length >> 1) + add.length);
      return whole;
    });
  const anything = fc
    .oneof(
      fc.uint8Array({ maxLength: 2000 }),
      fc.uint8Array({ minLength: 17_000, maxLength: 20_000 }),
    )
    .map((body) => new Uint8Array(body));
  const scalar = fc.jsonValue().map((value) => bytes(JSON.stringify(value)));
  const type = fc.oneof(
    { weight: 6, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-16',
        'application/jsonp',
        'x',
      ),
    },
  );
  return fc.record({
    path: fc.constant(`/api/${name}`),
    method: fc.oneof(
      { weight: 9, arbitrary: fc.constant('POST') },
      { weight: 1, arbitrary: fc.constantFrom('PUT', 'DELETE', 'PATCH') },
    ),
    type,
    body: fc.oneof({ weight: 6, arbitrary: json }, broken, anything, scalar),
  });
}

/** Any text, percent-encoded as part of a URL. */
const encoded = nastyText.map((text) =>
  encodeURIComponent(Buffer.from(text).toString()).slice(0, 4000),
);

const getting = (address: (value: string) => string): fc.Arbitrary<Sent> =>
  encoded.map((value) => ({ path: address(value.replace(/%[^%]?$/, '')), method: 'GET' }));

const handlers: Readonly<Record<string, fc.Arbitrary<Sent>>> = {
  ...Object.fromEntries(Object.entries(forms).map(([name, good]) => [name, formPosts(name, good)])),
  captcha: getting((value) => `/api/captcha?challenge=${value}&audio=${value}`),
  'captcha/audio': getting((value) => `/api/captcha/audio?challenge=${value}&challenge=1`),
  lookups: getting((value) => `/api/lookups?${value}=${value}`),
  biddings: getting((value) => `/api/biddings?sort=${value}`),
  'biddings/…/calendar': getting((value) => `/api/biddings/${value}/calendar?locale=${value}`),
  'biddings/1/calendar': getting((value) => `/api/biddings/1/calendar?locale=${value}`),
  'announcements/…': getting((value) => `/api/announcements/${value}`),
  'movables/categories': getting((value) => `/api/movables/categories?x=${value}`),
  'movables/items': getting((value) => `/api/movables/items?category=${value}`),
  'movables/stock': getting((value) => `/api/movables/stock?item=${value}`),
};

let sent = 0;

function send({ path, method, type, body }: Sent): Promise<Response> {
  const block = Math.floor(sent++ / PER_ADDRESS) + process.pid * 256;
  return fetch(site() + path, {
    method,
    redirect: 'manual',
    body: body ?? null,
    headers: {
      // A keep-alive connection may be closed by the site just when it is reused.
      Connection: 'close',
      Origin: site(),
      Cookie: `__Host-captcha=${method === 'GET' ? 'none' : sessionCookie(block)}`,
      'X-Forwarded-For': `100.${(block >> 16) & 255}.${(block >> 8) & 255}.${block & 255}`,
      ...(type && { 'Content-Type': type }),
    },
  });
}

/** A captcha session has a lower limit than a client IP, so each block uses several. */
function sessionCookie(block: number): string {
  return `${CAPTCHA_SESSION}${block}-${sent >> 4}`.slice(-43);
}

/** Violations of a response. */
async function findFaults(request: Sent): Promise<string[]> {
  const response = await send(request);
  const text = await response.text();
  const faults = [
    response.status >= 500 && `status ${response.status}`,
    response.status === 429 && 'refused for the number of requests',
    text.includes('<q7zx') && 'reflected',
    /\n\s+at \S|node_modules|\.(ts|js):\d+|syntax error at|SELECT \*/.test(text) && 'internals',
    request.method === 'POST' && !isRefusal(response.status, text) && `no refusal: ${text}`,
  ].filter((fault) => fault !== false);
  const body = Buffer.from(request.body ?? [])
    .toString('latin1')
    .slice(0, 1000);
  const what = `${request.method} ${request.path.slice(0, 300)} ${body}`;
  return faults.map((fault) => `${fault}: ${what}`);
}

function isRefusal(status: number, text: string): boolean {
  const { isSuccess, error } = JSON.parse(text) as { isSuccess: unknown; error: unknown };
  return status >= 400 && isSuccess === false && typeof error === 'string';
}

test.each(Object.entries(handlers))(
  `/api/%s takes ${RUNS} generated requests without harm, from seed ${SEED}`,
  async (_name, requests) => {
    const faults = await mapAtOnce(fc.sample(requests, { numRuns: RUNS, seed: SEED }), findFaults);
    expect(faults.flat()).toEqual([]);
  },
  RUNS * 300 + 30_000,
);

test('the e-services API responds as before', async () => {
  for (const [name, good] of Object.entries(forms)) {
    const body = bytes(JSON.stringify(good));
    const response = await send({
      path: `/api/${name}`,
      method: 'POST',
      type: 'application/json',
      body,
    });
    expect([name, await response.json()]).toMatchObject([name, { error: 'Invalid Captcha' }]);
  }
  for (const path of ['/api/lookups', '/api/biddings', '/api/movables/categories']) {
    const answer: unknown = await (await send({ path, method: 'GET' })).json();
    expect([path, answer]).toMatchObject([path, { isSuccess: true }]);
  }
});
