import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { requestCookies, type Client } from './support/client.js';
import { withEachDatabase } from './support/databases.js';
import { solve } from './support/proof.js';
import { startHere, type Running } from './support/running.js';

const LIMITS = {
  // Addresses are read from headers only with the site's token.
  E_SERVICES_TOKEN: 'a-token-of-thirty-two-characters!',
  CAPTCHA_OPENINGS_PER_ADDRESS: '16',
  CAPTCHA_CHECKS_PER_ADDRESS: '50',
  CAPTCHA_WRONG_PER_ADDRESS: '4',
};

withEachDatabase('captcha limits', (environment) => {
  let service: Running;
  let client: Client;
  before(async () => {
    service = await startHere({ ...(await environment()), ...LIMITS });
    client = service.client;
  });
  after(() => service.stop());

  const from = (address: string, more: Record<string, string> = {}) => ({
    'x-client-address': address,
    ...more,
  });
  const open = async (address: string) =>
    (await client.raw('/captcha', { headers: from(address) })).status;
  const check = (captcha: string, cookie: string, more: Record<string, string>) =>
    client.post('/captcha/check', { captcha }, { cookie, more });
  const proof = async (address: string, kind = 'step') =>
    (await client.get('/captcha/proof', { for: kind }, '', from(address))).body.data;

  test('open pictures are limited per client', async () => {
    for (let count = 0; count < 16; count++) assert.equal(await open('203.0.113.1'), 200);
    const refused = await client.raw('/captcha', { headers: from('203.0.113.1') });
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers.get('retry-after')) > 500);
    assert.equal(((await refused.json()) as { error: string }).error, 'Too many requests');
    assert.equal(await open('203.0.113.2'), 200);
  });

  test('a network of 65,536 IPv6 clients shares eight quotas', async () => {
    const statuses: number[] = [];
    for (let host = 0; host < 129; host++) {
      statuses.push(await open(`2001:db8:7:${host.toString(16)}::1`));
    }
    assert.equal(statuses.filter((status) => status === 200).length, 128);
    assert.equal(statuses.at(-1), 429);
    assert.equal(await open('2001:db8:8::1'), 200);
  });

  test('wrong answers lock a client out, right ones do not', async () => {
    const address = from('203.0.113.10');
    for (let count = 0; count < 6; count++) {
      const { cookie, answer } = await client.captcha();
      assert.equal((await check(answer, cookie, address)).status, 200);
    }
    const { cookie } = await client.captcha();
    const wrong = await Promise.all(
      Array.from({ length: 10 }, () => check('none', cookie, from('203.0.113.11'))),
    );
    const statuses = wrong.map(({ status }) => status).sort();
    assert.deepEqual(statuses, [400, 400, 400, 400, 429, 429, 429, 429, 429, 429]);
    const next = await client.captcha();
    assert.equal((await check(next.answer, next.cookie, from('203.0.113.11'))).status, 429);
    assert.equal((await check(next.answer, next.cookie, address)).status, 200);
  });

  test('without a proof of work an answer counts five times', async () => {
    const send = async (address: string, withProof: boolean) => {
      const { cookie, answer } = await client.with(from(address)).captcha();
      const more = withProof ? { 'x-captcha-proof': await solve(await proof(address)) } : undefined;
      return (await check(answer, cookie, from(address, more))).status;
    };
    for (let count = 0; count < 10; count++) {
      assert.equal(await send('203.0.113.20', false), 200);
      assert.equal(await send('203.0.113.21', true), 200);
    }
    assert.equal(await send('203.0.113.20', false), 429);
    assert.equal(await send('203.0.113.21', true), 200);
  });

  test('the harder proof of work replaces the code, once', async () => {
    const address = '203.0.113.30';
    const more = from(address, { 'x-captcha-proof': await solve(await proof(address, 'instead')) });
    assert.equal((await check('proof', '', more)).status, 200);
    assert.equal((await check('proof', '', more)).status, 400);
    const step = from(address, { 'x-captcha-proof': await solve(await proof(address)) });
    assert.equal((await check('proof', '', step)).status, 400);
  });

  test('proofs get harder for a client with many requests', async () => {
    const effort = async (address: string) => {
      const { parameters } = await proof(address);
      return parameters.cost as number;
    };
    const first = await effort('203.0.113.40');
    for (let count = 0; count < 14; count++) await effort('203.0.113.40');
    assert.equal(await effort('203.0.113.40'), 2 * first);
    assert.equal(await effort('203.0.113.41'), first);
  });

  test('a challenge has five playbacks, in both languages together, always the same', async () => {
    const picture = async () => {
      const response = await client.raw('/captcha', { headers: from('203.0.113.50') });
      return { id: response.headers.get('x-captcha-challenge'), cookie: requestCookies(response) };
    };
    const { id, cookie } = await picture();
    const listen = (locale: string) =>
      client.raw(`/captcha?challenge=${id}&audio=1&locale=${locale}`, { headers: { cookie } });
    const sounds = [];
    for (const locale of ['ar', 'ar', 'en', 'en', 'ar']) {
      const response = await listen(locale);
      assert.equal(response.status, 200);
      sounds.push(Buffer.from(await response.arrayBuffer()));
    }
    assert.deepEqual(sounds[0], sounds[1]);
    assert.deepEqual(sounds[0], sounds[4]);
    assert.deepEqual(sounds[2], sounds[3]);
    const refused = await listen('en');
    assert.equal(refused.status, 429);
    assert.equal(((await refused.json()) as { error: string }).error, 'Listened too often');
    const next = await picture();
    const other = await client.raw(`/captcha?audio=1`, { headers: { cookie: next.cookie } });
    assert.equal(other.status, 200);
  });
});
