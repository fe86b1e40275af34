/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { secretsIn, secretValues } from './secrets.mjs';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
});

it('finds a private key by its form', async () => {
  const found = await secretsIn('lib/a.ts', `const a = 1;\n${privateKey}\n`, new Map());
  expect(found).toEqual([expect.stringMatching(/^lib\/a\.ts:2: /)]);
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
  expect(await secretsIn('.next/static/a.js', text, values)).toEqual([
    '.next/static/a.js:2: the value of WEBHOOK_SECRET',
    '.next/static/a.js:2: the value of APP_KEYS',
  ]);
});

it('finds nothing in ordinary code', async () => {
  const text = "const token = process.env.CONTENT_API_TOKEN ?? '';\nfetch('https://a.example/b');";
  expect(await secretsIn('lib/a.ts', text, secretValues(process.env))).toEqual([]);
});

it('allows listed test secrets', async () => {
  const file = 'backends/cms/test/settings.test.ts';
  const text = `url: 'postgres://cms:${'s3cret'}@db.example/cms'`;
  expect(await secretsIn('lib/a.ts', text, new Map())).toHaveLength(1);
  expect(await secretsIn(file, text, new Map())).toEqual([]);
  expect(await secretsIn(`0123456789 ${file}`, text, new Map())).toEqual([]);
});
