import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { trustProxies } from '../src/middlewares/trusted-proxies';
import { callRedis, closeRedis, connectRedis } from '../src/redis/redis';
import { accountLimit } from '../src/sign-in/account-limit';
import { countersInMemory, countersInRedis } from '../src/sign-in/counters';
import { Redis, redisSkipReason } from './redis';

/** Simulates a sign-in; a wrong password throws, as in Strapi. */
function signIns(counters = countersInMemory()) {
  const limit = accountLimit(counters);
  return async (email: string, ip: string, isRight = false): Promise<number> => {
    const context = { request: { ip, body: { email } }, status: 200 };
    try {
      await limit(context, async () => {
        await new Promise(setImmediate);
        if (!isRight) throw Object.assign(new Error('Invalid credentials'), { status: 400 });
      });
      return context.status;
    } catch (error) {
      const { name } = error as Error;
      return name === 'RateLimitError' ? 429 : 400;
    }
  };
}

const address = (n: number): string => `203.0.${Math.floor(n / 250)}.${(n % 250) + 1}`;

describe('the sign-in limit', () => {
  test('counts wrong passwords per account across IPs', async () => {
    const attempt = signIns();
    const found: number[] = [];
    for (let n = 0; n < 30; n++) found.push(await attempt('a@ports.example', address(n)));
    assert.deepEqual(found, [...Array<number>(10).fill(400), ...Array<number>(20).fill(429)]);
    assert.equal(await attempt('b@ports.example', address(99)), 400);
  });

  test('counts parallel attempts, and every spelling of the account', async () => {
    const attempt = signIns();
    const spellings = ['a@ports.example', 'A@Ports.example', ' a@ports.example '];
    const found = await Promise.all(
      Array.from({ length: 60 }, (_, n) => attempt(spellings[n % 3] ?? '', address(n))),
    );
    assert.equal(found.filter((status) => status === 400).length, 10);
  });

  test('counts wrong passwords per IP across accounts', async () => {
    const attempt = signIns();
    const found: number[] = [];
    for (let n = 0; n < 60; n++) found.push(await attempt(`a${n}@ports.example`, '203.0.113.1'));
    assert.equal(found.filter((status) => status === 400).length, 50);
    for (let n = 0; n < 60; n++) await attempt(`b${n}@ports.example`, `2001:db8:0:1::${n}`);
    assert.equal(await attempt('c@ports.example', '2001:db8::1:0:0:0:7'), 429);
    assert.equal(await attempt('c@ports.example', '2001:db8:0:2::7'), 400);
  });

  test('does not lock an account at IPs of earlier sign-ins', async () => {
    const attempt = signIns();
    assert.equal(await attempt('a@ports.example', '203.0.113.1', true), 200);
    for (let n = 0; n < 30; n++) await attempt('a@ports.example', address(n));
    assert.equal(await attempt('a@ports.example', '203.0.113.1', true), 200);
    assert.equal(await attempt('a@ports.example', '203.0.113.2', true), 429);
  });

  test('does not count correct passwords', async () => {
    const attempt = signIns();
    for (let n = 0; n < 60; n++) {
      assert.equal(await attempt('a@ports.example', address(n), true), 200);
    }
  });

  test('does not count a failed check as success', async () => {
    const limit = accountLimit(countersInMemory());
    const body = { email: 'a@ports.example' };
    for (let n = 0; n < 10; n++) {
      await limit({ request: { ip: '203.0.113.1', body }, status: 501 }, async () => undefined);
    }
    const more = limit(
      { request: { ip: '203.0.113.1', body }, status: 200 },
      async () => undefined,
    );
    await assert.rejects(more, { name: 'RateLimitError' });
  });
});

describe('proxies', () => {
  const seen = async (
    socketIp: string,
    headers: Record<string, string>,
    trusted = ['127.0.0.1', '10.0.0.0/8'],
  ): Promise<Record<string, string>> => {
    const req = { headers: { ...headers }, socket: { remoteAddress: socketIp } };
    await trustProxies(trusted)({ req } as never, async () => undefined);
    return req.headers;
  };

  test('provide the last untrusted hop', async () => {
    const headers = await seen('::ffff:127.0.0.1', {
      'x-forwarded-for': '1.2.3.4, 198.51.100.7, 10.1.1.1',
    });
    assert.equal(headers['x-forwarded-for'], '198.51.100.7');
  });

  test('that are not trusted are ignored', async () => {
    const claims = {
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '127.0.0.1',
      forwarded: 'for=127.0.0.1',
    };
    assert.deepEqual(await seen('198.51.100.7', { ...claims, accept: '*/*' }), { accept: '*/*' });
    assert.deepEqual(await seen('127.0.0.1', claims, []), {});
  });
});

describe('the sign-in limit of several processes', { skip: redisSkipReason() }, () => {
  const redis = new Redis();
  const log = { info: () => undefined, error: () => undefined };
  before(async () => {
    await redis.start();
    connectRedis(redis.url, log);
    await redis.answers();
  });
  after(async () => {
    closeRedis();
    await redis.kill();
  });

  test('shares counters', async () => {
    const secret = 'a-secret-of-the-tests';
    const attempts = [1, 2, 3].map(() => signIns(countersInRedis(secret)));
    const found = await Promise.all(
      Array.from({ length: 10 }, (_, n) => n).flatMap((n) =>
        attempts.map((attempt, process) => attempt('a@ports.example', address(n * 3 + process))),
      ),
    );
    assert.equal(found.filter((status) => status === 400).length, 10);
    // Successes are shared, too.
    assert.equal(await attempts[0]?.('b@ports.example', '203.0.113.1', true), 200);
    for (let n = 0; n < 12; n++) await attempts[1]?.('b@ports.example', address(n));
    assert.equal(await attempts[2]?.('b@ports.example', '203.0.113.1', true), 200);
    assert.equal(await attempts[2]?.('b@ports.example', '203.0.113.2', true), 429);
  });

  test('stores no account or IP in Redis, and only keys with a TTL', async () => {
    const keys = await callRedis((client) => client.keys('*'));
    assert.ok(keys.length > 3);
    for (const key of keys) {
      assert.match(key, /^cms:sign-in:(account|address|success):[\w-]{22}$/);
      assert.ok((await callRedis((client) => client.ttl(key))) > 0);
    }
  });

  test('falls back to memory while Redis hangs or is down, with one timeout', async () => {
    const attempt = signIns(countersInRedis('another-secret-of-the-tests'));
    redis.hang();
    const found: number[] = [];
    const waits: number[] = [];
    for (let n = 0; n < 12; n++) {
      const began = performance.now();
      found.push(await attempt('c@ports.example', address(n)));
      waits.push(performance.now() - began);
    }
    assert.deepEqual(found, [...Array<number>(10).fill(400), 429, 429]);
    const [first = 0, ...others] = waits;
    assert.ok(Math.max(...others) < first / 2, `milliseconds: ${waits.map(Math.round).join(', ')}`);
    redis.goOn();
    await redis.kill();
    assert.equal(await attempt('d@ports.example', '203.0.113.1', true), 200);
    await redis.start();
    await redis.answers();
    assert.equal(await attempt('e@ports.example', '203.0.113.1'), 400);
    const keys = await callRedis((client) => client.keys('*'));
    assert.equal(keys.length, 2);
  });
});
