import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { checkBackends, type Checked } from '../support/check-backends';
import { startContentApi } from './content-api.mjs';
import { startSecondService } from './second-service.mjs';

/* `npm run check:backends` against both programs, valid and with ten faults. */

/** Changes the response of a path. */
type Fault = (text: string) => Changed | Promise<Changed>;

interface Changed {
  readonly status?: number;
  readonly type?: string;
  readonly text: string;
}

const TIMEOUT_MS = 4000;
const SETTINGS = {
  CONTENT_API_TIMEOUT_MS: String(TIMEOUT_MS),
  E_SERVICES_API_TIMEOUT_MS: '20000',
  E_SERVICES_SHORT_TIMEOUT_MS: '20000',
};

jest.setTimeout(180_000);

/** Proxy in front of a program that injects faults by path suffix. */
async function startFaulty(
  origin: string,
  faults: Readonly<Record<string, Fault>>,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const respond = async (url: string, response: http.ServerResponse) => {
    const own = await fetch(origin + url);
    const bytes = Buffer.from(await own.arrayBuffer());
    const name = new URL(url, origin).pathname.split('/').at(-1) ?? '';
    const changed = await faults[name]?.(bytes.toString());
    const type = changed?.type ?? own.headers.get('content-type') ?? '';
    response
      .writeHead(changed?.status ?? own.status, { 'Content-Type': type })
      .end(changed?.text ?? bytes);
  };
  const server = http.createServer(({ url = '/' }, response) => void respond(url, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const changeEntries =
  (change: (fields: Record<string, unknown>) => void): Fault =>
  (text) => {
    const body = JSON.parse(text) as { data?: { attributes: Record<string, unknown> }[] };
    for (const { attributes } of body.data ?? []) change(attributes);
    return { text: JSON.stringify(body) };
  };

const CONTENT_FAULTS: Readonly<Record<string, Fault>> = {
  directors: () => ({ status: 404, text: '{}' }),
  announcements: () => ({ status: 500, text: 'oops' }),
  abouts: () => ({ type: 'text/html', text: '<html></html>' }),
  services: changeEntries((fields) => delete fields.Title),
  circulars: changeEntries((fields) => (fields.ReleaseDate = 'last week')),
  newsletters: (text) => ({
    text: text.replaceAll(/"[^"]*\/uploads\/([^"]*\.png)"/g, '"https://cdn.example/$1"'),
  }),
  categories: async (text) => {
    await pause(3 * TIMEOUT_MS);
    return { text };
  },
};

const SERVICE_FAULTS: Readonly<Record<string, Fault>> = {
  captcha: () => ({ type: 'text/html', text: '<p>Sign in</p>' }),
  lookups: () => ({ text: '{"vesselTrafficTypes":[]}' }),
  movable: (text) => ({
    text: text.replaceAll(/"quantity":("?)\d+\1/g, '"quantity":null'),
  }),
};

/** Findings of a state, each as one line. */
function findingLines({ output }: Checked, state: string): string[] {
  const joined = output.replace(/\n {10}/g, ' ');
  return joined.split('\n').flatMap((line) => (line.startsWith(state) ? [line.slice(10)] : []));
}

let sound: Checked;
let faulty: Checked;

beforeAll(async () => {
  const content = await startContentApi({ stamps: true });
  const service = await startSecondService();
  const faultyContent = await startFaulty(content.url, CONTENT_FAULTS);
  const faultyService = await startFaulty(service.url, SERVICE_FAULTS);
  const basePath = new URL(service.baseUrl).pathname;
  try {
    sound = await check(content.url, service.baseUrl);
    faulty = await check(faultyContent.url, faultyService.url + basePath);
  } finally {
    faultyContent.stop();
    faultyService.stop();
    await Promise.all([content.stop(), service.stop()]);
  }
});

function check(content: string, service: string): Promise<Checked> {
  return checkBackends(['--content', content, '--service', service], SETTINGS);
}

describe('without a fault', () => {
  test('reports exactly the unusable values of the sample content', () => {
    const others = findingLines(sound, 'wrong').filter(
      (line) => !/^[\w-]+\.\w+: no (?:number|date) in /.test(line),
    );
    expect(others).toEqual([]);
  });

  test('our own types are missing, with the effect on visitors', () => {
    expect(findingLines(sound, 'missing')).toContain(
      'sla-rows: status 404; then the built-in times.',
    );
  });

  test('no form is tried', () => {
    expect(findingLines(sound, 'not tried')).toContain(
      'POST contactUs: Contact, suggestion or complaint, multipart.',
    );
  });

  test('the report fits into 80 columns', () => {
    expect(sound.output.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });
});

describe('with faults', () => {
  /** Expected finding about the type or call with the fault. */
  const findingAt = (start: string) =>
    findingLines(faulty, 'wrong').filter(
      (line) => line.startsWith(start) && !findingLines(sound, 'wrong').includes(line),
    );

  test('a type that is not there', () => {
    expect(findingLines(faulty, 'missing')).toContain(
      'directors: status 404; then the tab is empty.',
    );
    expect(findingAt('directors')).toEqual([]);
  });

  test.each([
    ['a type that fails', 'announcements', 'announcements: status 500'],
    ['a type that is no JSON', 'abouts', 'the response is not JSON'],
    ['a type that is too slow', 'categories', 'no response in time'],
  ])('%s', (_, type, reason) => {
    expect(findingAt(`${type}:`)).toEqual([`${type}: ar: ${reason}.`, `${type}: en: ${reason}.`]);
  });

  test('a list without a required title', () => {
    expect(findingAt('services')).toEqual([
      expect.stringMatching(/^services\.Title: no text in ar entry \d+, .*; left out\.$/),
    ]);
    expect(faulty.output).toMatch(/^ok {8}services: ar 0\/\d+, en 0\/\d+ entries shown/m);
  });

  test('a date that cannot be read', () => {
    expect(findingAt('circulars')).toEqual([
      expect.stringMatching(/^circulars\.ReleaseDate: no date in ar entry \d+, /),
    ]);
  });

  test('pictures of a host that the site does not serve', () => {
    expect(findingAt('newsletters')).toEqual([
      expect.stringMatching(/^newsletters\.Thumbnail: files of cdn\.example, .* ar entry \d+/),
    ]);
  });

  test('a captcha that is no image', () => {
    expect(findingAt('GET captcha')).toEqual([
      'GET captcha: text/html, not an image; then no form and no search can be sent.',
    ]);
  });

  test('lookups without ports', () => {
    expect(findingAt('GET lookups')).toEqual([
      'GET lookups: no vesselPorts; then the searches and the contact form cannot be used.',
    ]);
  });

  test('movable items without a quantity', () => {
    expect(findingAt('movable')).toEqual([
      expect.stringMatching(/^movable\.quantity: missing in row \w+, .*; then the row is left out/),
    ]);
  });

  test('nothing else is wrong because of them', () => {
    const before = findingLines(sound, 'wrong').filter((line) => !/^services\b/.test(line));
    expect(findingLines(faulty, 'wrong')).toEqual(expect.arrayContaining(before));
    expect(findingLines(faulty, 'wrong')).toHaveLength(before.length + 12);
    expect(faulty.exitCode).toBe(1);
  });
});

test.each([
  ['no address', [], /^Usage: /],
  ['an unknown option', ['--contents', 'x'], /Unknown option/],
  ['an address that is none', ['--content', 'cms', '--service', 'x'], /CONTENT_API_URL must be/],
  [
    'an address where nothing listens',
    ['--content', 'http://127.0.0.1:9', '--service', 'http://127.0.0.1:9'],
    /^http:\/\/127\.0\.0\.1:9 is not reachable/m,
  ],
])('ends with 2 for %s', async (_, args, sentence) => {
  const { exitCode, output } = await checkBackends(args);
  expect(output).toMatch(sentence);
  expect(exitCode).toBe(2);
});
