import { checkBackends, type Checked } from '../support/check-backends';
import { startContentApi } from './content-api.mjs';
import { startSecondService } from './second-service.mjs';

/* `npm run check:backends` against both programs; faults are in lib/backend-check. */

const SETTINGS = {
  CONTENT_API_TIMEOUT_MS: '4000',
  E_SERVICES_API_TIMEOUT_MS: '20000',
  E_SERVICES_SHORT_TIMEOUT_MS: '20000',
};

jest.setTimeout(180_000);

function findingLines({ output }: Checked, state: string): string[] {
  const joined = output.replace(/\n {10}/g, ' ');
  return joined.split('\n').flatMap((line) => (line.startsWith(state) ? [line.slice(10)] : []));
}

let sound: Checked;

beforeAll(async () => {
  const content = await startContentApi({ stamps: true });
  const service = await startSecondService();
  try {
    sound = await checkBackends(['--content', content.url, '--service', service.baseUrl], SETTINGS);
  } finally {
    await Promise.all([content.stop(), service.stop()]);
  }
});

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
