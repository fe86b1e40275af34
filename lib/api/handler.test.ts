import * as yup from 'yup';
import { ContentUnavailableError } from '../content/errors';
import { ServiceRefusedError, ServiceUnavailableError } from '../e-services/errors';
import { log } from '../logging/log';
import { CLIENT_IP_HEADER } from '../server/client-ip';
import { success } from './responses';
import { captchaCookie, readSession } from './captcha-cookie';
import { getHandler, postHandler } from './handler';

jest.mock('../config', () => ({
  config: () => ({
    siteUrl: 'https://ports.example',
    rateLimitPerAddress: 8,
    rateLimitPerSession: 3,
  }),
}));
jest.mock('../logging/log');

const schema = yup.object({ name: yup.string().default('').required('ERROR NAME') });
const session = 's'.repeat(43);
const run = jest.fn(async (values: { name: string }) => success(values, 1));
const post = postHandler(schema, run);

let visitor = 0;
beforeEach(() => {
  visitor += 1;
});

function headers(more: Record<string, string> = {}): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    Origin: 'https://ports.example',
    [CLIENT_IP_HEADER]: `203.0.113.${visitor}`,
    ...more,
  };
}

function send(body: BodyInit, more: Record<string, string> = {}): Promise<Response> {
  const address = 'https://ports.example/api/x';
  return post(new Request(address, { method: 'POST', body, headers: headers(more) }), undefined);
}

it('responds with the validated values and forbids caching', async () => {
  const response = await send(
    '{"name":"a","name":"b","other":1,"__proto__":{"admin":true},"constructor":1}',
  );
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    isSuccess: true,
    error: null,
    data: { name: 'b' },
    total: 1,
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Object.getPrototypeOf(run.mock.lastCall?.[0])).toBe(Object.prototype);
});

it('logs nothing of a client that leaves before its body is whole', async () => {
  const read = getHandler(async ({ request }) => success(await request.text()));
  const broken = () =>
    new ReadableStream({ start: (controller) => controller.error(new Error('aborted')) });
  const ask = (signal: AbortSignal) => {
    const init = { method: 'POST', body: broken(), headers: headers(), signal, duplex: 'half' };
    return read(new Request('https://ports.example/api/x', init), undefined);
  };
  expect((await ask(AbortSignal.abort())).status).toBe(400);
  expect(log.error).not.toHaveBeenCalled();
  expect((await ask(new AbortController().signal)).status).toBe(500);
  expect(log.error).toHaveBeenCalledTimes(1);
  jest.mocked(log.error).mockClear();
});

it.each([
  ['{"name":""}', {}, 400, 'Input is not valid'],
  ['{"name":', {}, 400, 'Input is not valid'],
  ['[]', {}, 400, 'Input is not valid'],
  ['null', {}, 400, 'Input is not valid'],
  ['', {}, 400, 'Input is not valid'],
  [new Uint8Array([123, 34, 255, 34, 58, 49, 125]), {}, 400, 'Input is not valid'],
  [`{"name":"${'a'.repeat(17_000)}"}`, {}, 413, 'Too large'],
  ['name=a', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415, 'Input is not valid'],
  ['{"name":"a"}', { Origin: 'https://evil.example' }, 403, 'Request from another site'],
  ['{"name":"a"}', { Origin: 'null' }, 403, 'Request from another site'],
])('refuses body %# without calling a back end', async (body, more, status, error) => {
  run.mockClear();
  const response = await send(body, more);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ isSuccess: false, error });
  expect(run).not.toHaveBeenCalled();
});

it('names the refused fields by their messages', async () => {
  expect(await (await send('{}')).json()).toMatchObject({
    data: { fields: { name: 'ERROR NAME' } },
  });
});

it('uses Sec-Fetch-Site without an Origin', async () => {
  const without = (site?: string) => {
    const all = new Headers(headers(site ? { 'Sec-Fetch-Site': site } : {}));
    all.delete('origin');
    return post(
      new Request('https://ports.example/api/x', {
        method: 'POST',
        body: '{"name":"a"}',
        headers: all,
      }),
      undefined,
    );
  };
  expect((await without('same-origin')).status).toBe(200);
  expect((await without('same-site')).status).toBe(403);
  expect((await without('cross-site')).status).toBe(403);
  expect((await without()).status).toBe(403);
});

it('counts calls per captcha session, then per client IP', async () => {
  const statuses = async (count: number, more: Record<string, string>) => {
    const all = [];
    for (let call = 0; call < count; call += 1) all.push(await send('{"name":"a"}', more));
    return all;
  };
  const cookie = { Cookie: captchaCookie(session).split(';')[0] ?? '' };
  const first = await statuses(4, cookie);
  expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  const refused = first[3]!;
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(await refused.json()).toMatchObject({ isSuccess: false, error: 'Too many requests' });
  const rest = await statuses(5, {});
  expect(rest.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
});

it.each([
  [new ServiceRefusedError('Invalid Captcha', 400), 400, 'Invalid Captcha'],
  [new ServiceRefusedError('Invalid Captcha', 200), 400, 'Invalid Captcha'],
  [new ServiceRefusedError('Not found', 404), 404, 'Not found'],
  [new ServiceRefusedError('The archive is closed', 500), 502, 'The archive is closed'],
  [new ServiceUnavailableError('x', 'timeout'), 504, 'Something went wrong'],
  [new ServiceUnavailableError('x', 'failed'), 502, 'Something went wrong'],
  [new ContentUnavailableError('articles'), 503, 'Something went wrong'],
  [new Error('secret detail'), 500, 'Something went wrong'],
])('answers %s', async (thrown, status, error) => {
  const get = getHandler(async () => {
    throw thrown;
  });
  const response = await get(
    new Request('https://ports.example', { headers: headers() }),
    undefined,
  );
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ isSuccess: false, error, data: null });
  expect(response.headers.get('cache-control')).toBe('no-store');
  const written = JSON.stringify(jest.mocked(log.error).mock.calls);
  expect(written.includes('secret detail')).toBe(status === 500);
});

it('reads a captcha session from the cookie alone, and only a valid one', () => {
  const read = (cookie: string) => readSession(new Headers({ cookie })).id;
  expect(read(`a=b; __Host-captcha=${session}; c=d`)).toBe(session);
  expect(read(`captcha_session=${session}`)).toBeUndefined();
  expect(read('__Host-captcha=short')).toBeUndefined();
  expect(read(`__Host-captcha=${'s'.repeat(42)}%`)).toBeUndefined();
  expect(captchaCookie(session)).toBe(
    `__Host-captcha=${session}; Path=/; Secure; HttpOnly; SameSite=Strict`,
  );
});
