import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { count } from 'drizzle-orm';
import { submissions } from '../src/database/schema.js';
import { startHere, type Running } from './support/running.js';
import {
  CALLBACK,
  CONTACT,
  DATA_SHARING,
  FEEDBACK,
  JOB_APPLICATION,
  ORDER,
} from './support/samples.js';

/** Generated requests for each path. */
const RUNS = Number(process.env['GENERATED_REQUESTS'] ?? 200);

const READS: Record<string, string[]> = {
  '/captcha': ['challenge', 'audio', 'locale'],
  '/captcha/proof': ['for'],
  '/lookups': ['x'],
  '/searchVesselSchedule': [
    'Port',
    'StartDate',
    'EndDate',
    'Status',
    'AgentName',
    'VesselName',
    'captcha',
    'page',
    'pageSize',
  ],
  '/searchAgents': ['Port', 'AgentName', 'captcha', 'page', 'pageSize'],
  '/transactionStatus': ['DocumentNumber', 'HDate', 'captcha'],
  '/subCategories': ['maincategory'],
  '/movable': ['subCategory'],
};
const JSON_FORMS: Record<string, Record<string, string>> = {
  '/orderForm': ORDER,
  '/remarks': CALLBACK,
  '/dataSharing': DATA_SHARING,
  '/feedback': FEEDBACK,
};
const FILE_FORMS: Record<string, Record<string, string>> = {
  '/contactUs': CONTACT,
  '/applyJob': JOB_APPLICATION,
};

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 20 }),
  fc.constantFrom(
    "'; drop table e_services.submissions; --",
    '" or ""="',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '\u0000',
    '\ud800',
    '\u202eبسم',
    '%00',
    '%ff',
    '${7*7}',
    '11/21/2026',
    'Jeddah Port',
    '1e309',
    '-1',
    '99999999999999999999',
    'x'.repeat(3000),
    '',
  ),
);
const json = fc.oneof(
  hostile,
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.constant(null),
  fc.array(hostile, { maxLength: 3 }),
  fc.boolean(),
);

describe('generated bad input', () => {
  let service: Running;
  before(async () => {
    service = await startHere();
  });
  after(() => service.stop());

  function send(method: string, path: string, type = '', body: Buffer | string = '') {
    return new Promise<{ status: number; text: string }>((resolve, reject) => {
      const call = request(
        {
          host: '127.0.0.1',
          port: service.settings.port,
          method,
          path: `/e-services-api${path}`,
          headers: type === '' ? {} : { 'content-type': type },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
          });
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  }

  function check({ status, text }: { status: number; text: string }): void {
    assert.ok(status < 500, `${status} ${text}`);
    if (status < 400) return;
    const { isSuccess, error, data } = JSON.parse(text);
    assert.equal(isSuccess, false);
    assert.equal(typeof error, 'string');
    assert.ok(error.length < 60 && !/[<>]/.test(error), error);
    assert.ok(data === null || typeof data === 'object');
    assert.doesNotMatch(text, /node_modules|\.js:\d|drop table|script/);
  }

  async function rows(): Promise<number> {
    const [found] = await service.application.database.select({ n: count() }).from(submissions);
    return found?.n ?? 0;
  }

  for (const [path, names] of Object.entries(READS)) {
    test(`GET ${path}`, async () => {
      const part = fc.tuple(
        fc.oneof(
          { weight: 9, arbitrary: fc.constantFrom(...names) },
          { weight: 1, arbitrary: hostile },
        ),
        hostile,
        fc.boolean(),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
          const query = parts
            .map(([name, value, raw]) => `${encode(name)}=${raw ? ascii(value) : encode(value)}`)
            .join('&');
          check(await send('GET', `${path}?${query}`));
        }),
        { numRuns: RUNS },
      );
    });
  }

  for (const [path, valid] of Object.entries(JSON_FORMS)) {
    test(`POST ${path}`, async () => {
      const before = await rows();
      let stored = 0;
      const faults = fc.dictionary(
        fc.oneof(
          { weight: 9, arbitrary: fc.constantFrom(...Object.keys(valid)) },
          { weight: 1, arbitrary: hostile },
        ),
        json,
        { minKeys: 1, maxKeys: 4 },
      );
      const types = fc.constantFrom(
        ...Array(8).fill('application/json'),
        'text/html',
        'application/xml',
        'x',
      );
      await fc.assert(
        fc.asyncProperty(
          faults,
          types,
          fc.integer({ min: -3, max: 40 }),
          async (fault, type, cut) => {
            const text = Buffer.from(JSON.stringify({ ...valid, captcha: '1', ...fault }));
            const answer = await send(
              'POST',
              path,
              type,
              cut > 0 ? text : text.subarray(0, cut - 1),
            );
            check(answer);
            if (answer.status === 200) stored++;
          },
        ),
        { numRuns: RUNS },
      );
      // Without captcha a generated form may be valid.
      assert.equal(await rows(), before + stored);
      if (path !== '/remarks' && path !== '/feedback') assert.equal(stored, 0);
    });
  }

  for (const [path, valid] of Object.entries(FILE_FORMS)) {
    test(`POST ${path}`, async () => {
      const before = await rows();
      const part = fc.record({
        name: fc.oneof(
          fc.constantFrom(...Object.keys(valid), 'file', 'resume', 'captcha'),
          hostile,
        ),
        filename: fc.option(hostile),
        type: fc.constantFrom('application/pdf', 'text/plain', ''),
        value: fc.oneof(hostile, fc.constant('%PDF-1.7 ')),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(part, { maxLength: 12 }), fc.boolean(), async (parts, whole) => {
          const lines = parts.map(
            ({ name, filename, type, value }) =>
              `--x\r\nContent-Disposition: form-data; name="${name}"` +
              `${filename === null ? '' : `; filename="${filename}"`}\r\n` +
              `${type === '' ? '' : `Content-Type: ${type}\r\n`}\r\n${value}\r\n`,
          );
          const body = Buffer.from(`${lines.join('')}${whole ? '--x--\r\n' : ''}`);
          check(await send('POST', path, 'multipart/form-data; boundary=x', body));
        }),
        { numRuns: RUNS },
      );
      assert.equal(await rows(), before);
    });
  }

  test('it still responds', async () => {
    assert.equal((await send('GET', '/health/ready')).status, 200);
  });
});

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Characters of a request line, percent signs included. */
function ascii(text: string): string {
  return text.replace(/[^\x21-\x7e]/g, '%').replace(/#/g, '');
}
