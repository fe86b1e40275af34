import { createHash } from 'node:crypto';
import type { RawAnswer } from '../support/raw-http';
import { samples } from '../support/site';

export function directives(policy: unknown): Map<string, string[]> {
  const parts = String(policy ?? '').split('; ');
  return new Map(
    parts.map((part) => part.split(' ')).map(([name = '', ...values]) => [name, values]),
  );
}

const HASH_OR_NONCE = /^'(?:sha256-[A-Za-z0-9+/]{43}=|nonce-[\w-]{22})'$/;

/** Headers of every response, whatever its status and type; undefined ones must be absent. */
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  // The site under test has no HTTPS.
  'strict-transport-security': undefined,
} as const;

/** Those that only documents have. */
const OF_DOCUMENTS = {
  'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\)/) as string,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
} as const;

/** Those that workers have too. */
const OF_SCRIPTS = { 'reporting-endpoints': 'site="/api/reports"' } as const;

const absent = (headers: object) =>
  Object.fromEntries(Object.keys(headers).map((name) => [name, undefined]));

export function expectHeaders({ headers }: Pick<RawAnswer, 'headers'>): void {
  const type = headers['content-type'] ?? '';
  const isStyle = /^(?:text\/css|font\/)/.test(type);
  const expected = {
    ...EVERYWHERE,
    ...(isStyle || /javascript/.test(type) ? absent(OF_DOCUMENTS) : OF_DOCUMENTS),
    ...(isStyle ? absent(OF_SCRIPTS) : OF_SCRIPTS),
  };
  const names = Object.keys(expected);
  expect(Object.fromEntries(names.map((name) => [name, headers[name]]))).toEqual(expected);
  const internal = /^x-(?:powered-by|middleware|nextjs|inline)/;
  expect(Object.keys(headers).filter((name) => internal.test(name))).toEqual([]);
  for (const cookie of headers['set-cookie'] ?? []) {
    expect(cookie).toMatch(/^(?:__Host-|locale=(?:ar|en);)/);
  }
  if (isStyle) {
    expect(headers).not.toHaveProperty('content-security-policy');
    return;
  }
  const policy = directives(headers['content-security-policy']);
  if (/^(?:image|video)\//.test(type)) expectPolicyOfPictures(policy);
  else expectPolicy(policy);
}

function expectPolicyOfPictures(policy: Map<string, string[]>): void {
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect([...policy.keys()].filter((name) => name.startsWith('script'))).toEqual([]);
}

/** Besides the site itself only the configured chat service, chat-bot script and map. */
function expectPolicy(policy: Map<string, string[]>): void {
  const hub = process.env.CHAT_HUB_UNDER_TEST ?? '';
  const {
    'script-src': scripts = [],
    'style-src': styles = [],
    ...others
  } = Object.fromEntries(policy);
  expect(others).toEqual({
    'default-src': ["'none'"],
    'script-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', samples()],
    'font-src': ["'self'", samples()],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...[hub, samples()].flatMap((origin) => [origin, origin.replace('http', 'ws')]),
    ],
    'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', samples()],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-uri': ['/api/reports'],
    'report-to': ['site'],
  });
  const named = (sources: string[]) => sources.filter((source) => !HASH_OR_NONCE.test(source));
  expect(named(scripts)).toEqual(["'self'", samples()]);
  expect(named(styles).filter((source) => source !== "'unsafe-hashes'")).toEqual([
    "'self'",
    samples(),
  ]);
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script/g)]
    .filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/.test(attributes))
    .map(([, , code = '']) => code);
}

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** The policy allows exactly the page's own inline scripts. */
export function expectOwnScripts({ headers }: Pick<RawAnswer, 'headers'>, html: string): void {
  const policy = headers['content-security-policy'];
  const allowed = directives(policy).get('script-src') ?? [];
  const scripts = inlineScripts(html);
  expect(scripts.length).toBeGreaterThan(1);
  const nonce = allowed.find((source) => source.startsWith("'nonce-"));
  if (nonce) {
    expect(headers['cache-control']).toContain('no-store');
    return;
  }
  expect(scripts.filter((code) => !allowed.includes(hash(code)))).toEqual([]);
  // nginx's default buffer for all response headers is 4 KB.
  expect(String(policy).length).toBeLessThan(3000);
}
