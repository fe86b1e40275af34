import { ConcurrencyLimit } from '../server/concurrency-limit';
import { addressRateLimiter, memoryRateLimiter } from './rate-limiter';

describe('rate limiter', () => {
  it('returns the seconds to wait beyond the limit, and refunds', async () => {
    const limiter = memoryRateLimiter({ points: 2, seconds: 60 });
    expect([await limiter.consume('a'), await limiter.consume('a')]).toEqual([null, null]);
    expect(await limiter.consume('a')).toBeGreaterThan(50);
    expect(await limiter.consume('b')).toBeNull();
    await limiter.refund('b');
    expect([await limiter.consume('b'), await limiter.consume('b')]).toEqual([null, null]);
  });

  it('evicts the oldest of too many keys', async () => {
    const limiter = memoryRateLimiter({ points: 1, seconds: 60, maxKeys: 100 });
    await limiter.consume('first');
    for (let key = 0; key < 99; key += 1) await limiter.consume(`key ${key}`);
    expect(await limiter.consume('first')).not.toBeNull();
    for (let key = 0; key < 100; key += 1) await limiter.consume(`other ${key}`);
    expect(await limiter.consume('first')).toBeNull();
  });

  it('counts IPv6 by subscriber, and by network with ten times the limit', async () => {
    const limiter = addressRateLimiter('test', { points: 2, seconds: 60 });
    expect(await limiter.consume('2001:db8:1:1::1')).toBeNull();
    expect(await limiter.consume('2001:db8:1:1::2')).toBeNull();
    expect(await limiter.consume('2001:db8:1:1::3')).not.toBeNull();
    const waits: (number | null)[] = [];
    for (let net = 16; net < 48; net += 1) {
      waits.push(await limiter.consume(`2001:db8:1:${net.toString(16)}::1`));
    }
    expect(waits.filter((wait) => wait === null)).toHaveLength(18);
    expect(await limiter.consume('2001:db8:2:1::1')).toBeNull();
  });
});

describe('concurrency limit', () => {
  it('bounds all clients and each client IP, and a slot is released once', () => {
    const limit = new ConcurrencyLimit(3, 2);
    const release = limit.acquire('203.0.113.1');
    limit.acquire('203.0.113.1');
    expect(limit.acquire('203.0.113.1')).toBe('address');
    limit.acquire('203.0.113.2');
    expect(limit.acquire('203.0.113.3')).toBe('full');
    if (typeof release === 'string') throw new Error(release);
    release();
    release();
    expect(limit.acquire('203.0.113.3')).toBeInstanceOf(Function);
    expect(limit.acquire('203.0.113.4')).toBe('full');
  });

  it('of an IPv6 network is ten times that of a client IP', () => {
    const limit = new ConcurrencyLimit(1000, 2);
    const acquired = Array.from({ length: 30 }, (_, net) => limit.acquire(`2001:db8:1:${net}::1`));
    expect(acquired.filter((slot) => slot === 'address')).toHaveLength(10);
  });
});
