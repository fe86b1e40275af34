import net from 'node:net';
import { site } from '../support/site';
import { mapAtOnce } from './at-once';

/* Lines of requests that lib/server refuses by itself are in its own tests. */

async function sendLines(line: string, ...headers: readonly string[]): Promise<string> {
  const { host, hostname, port } = new URL(site());
  const lines = [`${line} HTTP/1.1`, `Host: ${host}`, ...headers, 'Connection: close', '', ''];
  const socket = net.connect(Number(port), hostname);
  socket.write(lines.join('\r\n'), 'latin1');
  let text = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) text += chunk.toString('latin1');
  return text.split('\r\n\r\n', 1)[0] ?? '';
}

const long = (part: string, bytes: number) => part.repeat(bytes / part.length);

/** Parts of URLs, with lengths around the maximum. */
const ODD_ADDRESSES = [
  ...['//', '///', '//?x=1', '//:80', '//%zz', '//[', '//@', '//x/api/y', '//%00/', '/\\', '/\\x'],
  ...['//evil.example:99999/', '//user:pw@/x', '/[', '/%zz', '/%00', '/%0d%0aX: y', '/a/../../en'],
  ...['/api/%zz', '/media/%zz', '/_next/image?url=%zz', '/_next/static/%zz', '/en?__proto__=x'],
  ...[1900, 2040, 8000, 15_000].flatMap((bytes) => [
    `/${long('en/', bytes)}`,
    `/${long('(', bytes)}/`,
    `/en/${long('%ff', bytes)}`,
    `/?lang=en&q=${long('(', bytes)}`,
    `/about-us?lang=en&q=${long("'", bytes)}`,
    `/en/about-us?lang=ar&q=${long('%ff', bytes)}`,
    `/about.aspx?q=${long('(', bytes)}`,
    `/feeds/circulars.xml?q=${long('(', bytes)}`,
    `/media/${long('a', bytes)}.pdf`,
    `/media/a.pdf?${long('a', bytes)}`,
    `/_next/image?url=/images/${long('a', bytes)}.webp&w=640&q=75`,
    `/api/open/v1/ports?name=${long('(', bytes)}`,
    `/api/open/v1/port-calls?name=${long('%d8%a7', bytes)}`,
    `/api/preview/leave?path=/${long('(', bytes)}`,
    `/en/search?q=${long('%d8%a7', bytes)}`,
    `/api/none?${long('a&', bytes)}`,
  ]),
];

test.each([[[]], [['Cookie: locale=en']], [['RSC: 1']]])(
  'no address brings a failure or large headers, with %j',
  async (headers) => {
    const faults = await mapAtOnce(ODD_ADDRESSES, async (address) => {
      const head = await sendLines(`GET ${address}`, ...headers);
      const isFine = /^HTTP\/1\.1 [234]/.test(head) && head.length <= 8192;
      if (isFine) return [];
      return [`${address.slice(0, 60)} (${address.length}): ${head.length} ${head.slice(0, 40)}`];
    });
    expect(faults.flat()).toEqual([]);
  },
);

test.each<[line: string, headers: string[], status: number, header?: RegExp]>([
  [
    'GET /images/logo-mark.svg',
    ['Range: bytes=99999999-'],
    416,
    /^content-range: bytes \*\/\d+$/im,
  ],
  ['GET /images/logo-mark.svg', ['Range: bytes=5-2'], 200, /^vary: accept-encoding$/im],
  ['GET /images/logo-mark.svg', ['If-Match: "x"'], 412],
  ['GET /images/logo-mark.svg', ['If-None-Match: *'], 304],
  ['GET /video/hero-loop.webm', ['Range: bytes=0-9'], 206, /^content-length: 10$/im],
  ['GET /404', ['If-None-Match: *'], 404],
  ['GET /en/circular?number=2023-003', ['Accept-Encoding: br'], 200, /^content-encoding: br$/im],
  ['GET /en/search?q=port', ['X-Middleware-Prefetch: 1'], 200, /^content-type: text\/html/im],
  ['GET /en/faq', ['Cookie: __prerender_bypass=x'], 200, /^cache-control: public/im],
  ['GET /circulars?c=2026-005', [], 308, /^location: \/circular\?number=2026-005$/im],
  ['GET /api/open/v1/ports?__proto__=x', [], 400],
])('%s %j: %i', async (line, headers, status, header = /^/) => {
  const head = await sendLines(line, ...headers);
  expect(head.split('\r\n', 1)[0]).toContain(`HTTP/1.1 ${status} `);
  expect(head).toMatch(header);
});
