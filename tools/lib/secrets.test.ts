/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { batches, secretsIn, secretValues } from './secrets.mjs';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
});

const search = (file: string, content: string, values = new Map<string, string>()) =>
  secretsIn([{ file, content }], values);

it('finds a private key by its form, in each of several files', async () => {
  const content = `const a = 1;\n${privateKey}\n`;
  const files = ['lib/a.ts', 'lib/b.ts', 'lib/c.ts'].map((file) => ({
    file,
    content: file === 'lib/b.ts' ? '// secretlint-disable' : content,
  }));
  expect(await secretsIn(files, new Map())).toEqual([
    expect.stringMatching(/^lib\/a\.ts:2: /),
    expect.stringMatching(/^lib\/c\.ts:2: /),
  ]);
});

it('leaves no file out of the batches', () => {
  const texts = [1, 200_000, 3].map((size) => ({ file: `${size}`, content: 'x'.repeat(size) }));
  expect([...batches(texts)].map((batch) => batch.map(({ file }) => file))).toEqual([
    ['1', '200000'],
    ['3'],
  ]);
});

it('finds the values of secret settings and does not repeat them', async () => {
  const values = secretValues({
    WEBHOOK_SECRET: 'q7Zp-2kX9mLw4vTs',
    APP_KEYS: 'firstfirstfirst,secondsecondsecond',
    MAPBOX_TOKEN: 'pk.published-in-every-page',
    CMS_READ_TOKEN: 'short',
    SITE_URL: 'https://www.ports.example',
    PREVIEW_SECRET: undefined,
  });
  const text = 'x\ny="q7Zp-2kX9mLw4vTs";secondsecondsecond pk.published-in-every-page short';
  expect(await search('.next/static/a.js', text, values)).toEqual([
    '.next/static/a.js:2: the value of WEBHOOK_SECRET',
    '.next/static/a.js:2: the value of APP_KEYS',
  ]);
});

it('finds nothing in ordinary code', async () => {
  const text = "const token = process.env.CONTENT_API_TOKEN ?? '';\nfetch('https://a.example/b');";
  expect(await search('lib/a.ts', text, secretValues(process.env))).toEqual([]);
});

it('allows listed test secrets', async () => {
  const file = 'backends/cms/test/settings.test.ts';
  const text = `url: 'postgres://cms:${'s3cret'}@db.example/cms'`;
  expect(await search('lib/a.ts', text)).toHaveLength(1);
  expect(await search(file, text)).toEqual([]);
  expect(await search(`0123456789 ${file}`, text)).toEqual([]);
});
