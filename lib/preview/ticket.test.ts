import { createHmac } from 'node:crypto';
import { MAX_TARGET_BYTES } from '../server/request-target';
import { passCookie } from './pass';
import { readTicket } from './ticket';

const SECRET = 'a-secret-of-the-tests';
const settings = { previewSecret: SECRET };
jest.mock('../config', () => ({ config: () => settings }));

const now = Date.UTC(2026, 10, 21, 8);
const claims = {
  path: '/article?a=quay',
  locale: 'en',
  status: 'draft',
  user: 7,
  issuedAt: now / 1000,
  nonce: '8c2f6d1e-0a52-4f7c-9a54-1d2b8f0f9a11',
};

/** Signed like the CMS does. */
function signed(value: unknown, secret = SECRET, context = 'preview-ticket.'): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  const signature = createHmac('sha256', secret)
    .update(context + payload)
    .digest('base64url');
  return `${payload}.${signature}`;
}

afterEach(() => {
  settings.previewSecret = SECRET;
});

it('verifies a ticket of the CMS', () => {
  const { path, locale, status, user, nonce } = claims;
  const ticket = { path, locale, status, user, nonce, isFresh: true };
  expect(readTicket(signed(claims), now)).toEqual(ticket);
});

it('fits into an address that the site reads, with the longest path that is shown', () => {
  const arabic = `/ports?port=${'م'.repeat(488)}`;
  const target = `/api/preview?ticket=${signed({ ...claims, path: arabic })}`;
  expect(target.length).toBeLessThan(MAX_TARGET_BYTES);
});

it('is fresh for a minute, give or take the clocks', () => {
  for (const [seconds, isFresh] of [
    [0, true],
    [60, true],
    [-20, true],
    [91, false],
    [-31, false],
    [3600, false],
  ] as const) {
    expect(readTicket(signed(claims), now + seconds * 1000)?.isFresh).toBe(isFresh);
  }
});

it('is rejected if a character, the key or the purpose differs', () => {
  const ticket = signed(claims);
  for (let at = 0; at < ticket.length; at += 1) {
    const other = ticket[at] === 'A' ? 'B' : 'A';
    expect(readTicket(ticket.slice(0, at) + other + ticket.slice(at + 1), now)).toBeUndefined();
  }
  expect(readTicket(signed(claims, 'another-secret-of-the-tests'), now)).toBeUndefined();
  expect(readTicket(signed(claims, SECRET, 'preview-pass.'), now)).toBeUndefined();
  const pass = /=([^;]+)/.exec(passCookie(7, now))?.[1] ?? '';
  expect(readTicket(pass, now)).toBeUndefined();
});

it.each([null, '', '.', 'a.b', SECRET, 'x'.repeat(5000)])('refuses %j', (given) => {
  expect(readTicket(given, now)).toBeUndefined();
});

it.each([
  { ...claims, locale: 'fr' },
  { ...claims, status: 'deleted' },
  { ...claims, user: '7' },
  { ...claims, nonce: '' },
  { ...claims, issuedAt: undefined },
  { ...claims, path: 7 },
  null,
  [],
])('refuses %j, although it is signed', (value) => {
  expect(readTicket(signed(value), now)).toBeUndefined();
});

it('is refused while previews have no secret', () => {
  settings.previewSecret = '';
  expect(readTicket(signed(claims, ''), now)).toBeUndefined();
});
