import * as yup from 'yup';
import { closeCircuit } from '../resilience/circuit';
import { forClient } from './current-client';
import { log } from '../logging/log';
import { setCapabilities } from '../capabilities';
import { callForJson, callService } from './client';
import { ServiceUnavailableError } from './errors';
import { ServiceSession } from './session';
import { MockServer } from './testing/mock-server';

const settings = {
  eServicesApiUrl: '',
  eServicesApiTimeoutMs: 20_000,
  eServicesShortTimeoutMs: 20_000,
  eServicesToken: '',
  eServicesDataSharingPath: 'dataSharing',
};
jest.mock('../config', () => ({ config: () => settings }));
jest.mock('../logging/log');

const service = new MockServer();
const schema = yup.object({ status: yup.string().required() }).required();
const call = { operation: 'searchAgents', query: { AgentName: 'secret-name', captcha: '998877' } };

beforeAll(async () => {
  await service.start();
  settings.eServicesApiUrl = service.url;
});
afterAll(() => service.stop());
beforeEach(() => {
  settings.eServicesApiTimeoutMs = 20_000;
  settings.eServicesShortTimeoutMs = 20_000;
});
afterEach(() => {
  for (const circuit of ['captcha', 'searches', 'submissions', 'submission status']) {
    closeCircuit(`e-services ${circuit}`);
  }
});

async function failure(): Promise<unknown> {
  return callForJson(call, schema).catch((error: unknown) => error);
}

it('returns a validated response and passes the session on', async () => {
  service.json({ status: 'ok' });
  const session = new ServiceSession();
  session.keep(new Headers({ 'Set-Cookie': 'captcha_session=abc' }));
  await expect(
    callForJson({ ...call, visitor: { ip: 'unknown', session } }, schema),
  ).resolves.toEqual({ status: 'ok' });
  expect(service.requests.at(-1)).toEqual({
    operation: 'searchAgents',
    query: call.query,
    cookie: 'captcha_session=abc',
  });
});

it('names the visitor and carries the token, where there are such', async () => {
  const headers: unknown[] = [];
  service.reply = (response, _request, all) => {
    headers.push([all.authorization, all['x-client-address']]);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":"ok"}');
  };
  await callForJson(call, schema);
  settings.eServicesToken = 't'.repeat(32);
  await Promise.all([
    forClient('192.0.2.1', () => callForJson(call, schema)),
    forClient('2001:db8::1', () => callForJson(call, schema)),
  ]);
  settings.eServicesToken = '';
  expect(headers[0]).toEqual([undefined, undefined]);
  expect(new Set(headers.slice(1))).toEqual(
    new Set([
      [`Bearer ${'t'.repeat(32)}`, '192.0.2.1'],
      [`Bearer ${'t'.repeat(32)}`, '2001:db8::1'],
    ]),
  );
});

const broken: Record<string, () => void> = {
  'status 500 without error text': () => service.json({ message: 'no' }, 500),
  'an empty error text': () => service.json({ isSuccess: false, error: ' ' }, 500),
  'status 503 with a page': () => service.text('<h1>Down</h1>', 503),
  'a page with status 200': () => service.text('<h1>Hello secret-name</h1>'),
  'another shape': () => service.json({ other: 'secret-name' }),
  null: () => service.json(null),
  'a cut connection': () => service.cut(),
  'a redirect': () => {
    service.reply = (response) => response.writeHead(302, { Location: '/elsewhere' }).end();
  },
};

it.each(Object.keys(broken))('fails on %s', async (fault) => {
  broken[fault]?.();
  const error = await failure();
  expect(error).toBeInstanceOf(ServiceUnavailableError);
  expect(error).toMatchObject({ reason: 'failed' });
});

it('stops reading an endless response', async () => {
  service.tooMuch();
  expect(await failure()).toMatchObject({ reason: 'failed' });
});

it('times out on a response that does not come or does not end', async () => {
  settings.eServicesApiTimeoutMs = 300;
  service.hang();
  expect(await failure()).toMatchObject({ reason: 'timeout' });
  service.hangInTheMiddle();
  expect(await failure()).toMatchObject({ reason: 'timeout' });
});

it('honours a shorter timeout', async () => {
  service.hang();
  const answer = callService({ operation: 'captcha', timeoutMs: 50 });
  await expect(answer).rejects.toMatchObject({ reason: 'timeout' });
});

it('uses the short timeout for interactive calls', async () => {
  settings.eServicesShortTimeoutMs = 50;
  service.hang();
  await expect(callService({ operation: 'captcha' })).rejects.toMatchObject({ reason: 'timeout' });
});

it('fails at once where the calls before it had no response, other operations apart', async () => {
  settings.eServicesApiTimeoutMs = 100;
  service.hang();
  service.requests.length = 0;
  expect(await failure()).toMatchObject({ reason: 'timeout' });
  expect(await failure()).toMatchObject({ reason: 'timeout' });
  for (let visitor = 3; visitor <= 10; visitor += 1) {
    expect(await failure()).toMatchObject({ reason: 'paused' });
  }
  expect(service.requests).toHaveLength(2);
  service.json({ status: 'ok' });
  await expect(callForJson({ operation: 'captcha/proof' }, schema)).resolves.toEqual({
    status: 'ok',
  });
});

it('sends a submission at most once, and polls its state', async () => {
  settings.eServicesApiTimeoutMs = 100;
  service.hang();
  service.posts.length = 0;
  const send = (key: string) =>
    callForJson({ operation: 'remarks', body: { name: 'هند' }, idempotencyKey: key }, schema).catch(
      (error: unknown) => error,
    );
  expect(await send('a')).toMatchObject({ reason: 'timeout' });
  expect(await send('b')).toMatchObject({ reason: 'timeout' });
  expect(await send('c')).toMatchObject({ reason: 'paused' });
  expect(service.posts.map(({ key }) => key)).toEqual(['a', 'b']);
  service.json({ status: 'ok' });
  const asked = callForJson({ operation: 'submissionStatus', query: { key: 'a' } }, schema);
  await expect(asked).resolves.toEqual({ status: 'ok' });
});

it('retries an idempotent call over a new connection', async () => {
  const closedOnce = () => {
    let calls = 0;
    service.requests.length = 0;
    service.reply = (response) => {
      calls += 1;
      if (calls === 1) return response.destroy();
      response.setHeader('Content-Type', 'application/json').end('{"status":"ok"}');
    };
  };
  closedOnce();
  const reading = callForJson({ operation: 'lookups' }, schema);
  await expect(reading).resolves.toEqual({ status: 'ok' });
  expect(service.requests).toHaveLength(2);
  closedOnce();
  expect(await failure()).toMatchObject({ reason: 'failed' });
  expect(service.requests).toHaveLength(1);
});

it('retries a submission once under its key, and never without one', async () => {
  const body = { name: 'هند' };
  const answers: string[] = [];
  const closedOnce = () => {
    service.requests.length = 0;
    service.posts.length = 0;
    answers.splice(0, answers.length, 'closed', '{"status":"ok"}');
    service.reply = (response) => {
      const answer = answers.shift();
      if (answer === 'closed') return response.destroy();
      response.setHeader('Content-Type', 'application/json').end(answer);
    };
  };
  closedOnce();
  const keyed = callForJson({ operation: 'remarks', body, idempotencyKey: 'a-key' }, schema);
  await expect(keyed).resolves.toEqual({ status: 'ok' });
  expect(service.posts.map(({ key, body: sent }) => [key, sent])).toEqual([
    ['a-key', JSON.stringify(body)],
    ['a-key', JSON.stringify(body)],
  ]);
  closedOnce();
  const bare = callForJson({ operation: 'remarks', body }, schema);
  await expect(bare).rejects.toMatchObject({ reason: 'failed' });
  expect(service.posts).toHaveLength(1);
  setCapabilities([]);
  closedOnce();
  const once = callForJson({ operation: 'remarks', body, idempotencyKey: 'a-key' }, schema);
  await expect(once).rejects.toMatchObject({ reason: 'failed' });
  expect(service.posts.map(({ key }) => key)).toEqual([undefined]);
});

it('fails when the connection is refused', async () => {
  const address = settings.eServicesApiUrl;
  settings.eServicesApiUrl = 'http://127.0.0.1:1/e-services-api';
  expect(await failure()).toMatchObject({ reason: 'failed' });
  settings.eServicesApiUrl = address;
});

it('logs failures without anything that a visitor typed', async () => {
  for (const breakIt of Object.values(broken)) {
    breakIt();
    await failure();
  }
  const written = JSON.stringify(jest.mocked(log.error).mock.calls);
  expect(written).toContain('searchAgents');
  expect(written).toContain('ValidationError status');
  expect(written).not.toMatch(/secret-name|998877|AgentName/);
});
