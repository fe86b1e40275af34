import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readSettings } from '../src/settings';

const SECRETS = [
  'WEBHOOK_SECRET',
  'CMS_READ_TOKEN',
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
];

/** Settings that `npm run setup` generates. */
const complete = {
  ADMIN_PASSWORD: 'Quay-Berth-2026',
  ...Object.fromEntries(SECRETS.map((name) => [name, 'sixteen-letters-'])),
};

/** The error message of a start with these values. */
function faults(env: Record<string, string>): string[] {
  try {
    readSettings(env);
  } catch (error) {
    return (error as Error).message.split('\n- ').slice(1);
  }
  return [];
}

describe('settings', () => {
  test('have defaults that listen on this machine only', () => {
    const settings = readSettings(complete);
    assert.equal(settings.host, '127.0.0.1');
    assert.equal(settings.port, 1337);
    assert.equal(settings.publicUrl, undefined);
    assert.deepEqual(settings.database, { client: 'sqlite' });
    assert.equal(settings.serveAdmin, true);
    assert.equal(settings.formsToken, '');
    assert.equal(settings.formsRetentionDays, 365);
    assert.equal(settings.admin.email, 'editors@ports.example');
  });

  test('without secrets name each one', () => {
    const named = faults({}).map((sentence) => sentence.split(' ', 1)[0]);
    assert.deepEqual(named.sort(), [...SECRETS, 'ADMIN_PASSWORD'].sort());
  });

  for (const [name, value] of [
    ['CMS_HOST', 'local host'],
    ['CMS_PORT', '70000'],
    ['CMS_PORT', '1e3'],
    ['CMS_PUBLIC_URL', 'cms.ports.example'],
    ['DATABASE_CLIENT', 'mysql'],
    ['DATABASE_SSL', 'yes'],
    ['SERVE_ADMIN', 'off'],
    ['SITE_WEBHOOK_URL', 'http://'],
    ['WEBHOOK_SECRET', 'short'],
    ['CMS_READ_TOKEN', 'short'],
    ['SITE_PREVIEW_URL', 'https://['],
    ['PREVIEW_SECRET', 'short'],
    ['CMS_PREVIEW_TOKEN', 'short'],
    ['CMS_FORMS_TOKEN', 'short'],
    ['CMS_FORMS_RETENTION_DAYS', '0'],
    ['CLAMD_ADDRESS', 'somewhere'],
    ['ADMIN_EMAIL', 'editors'],
    ['ADMIN_PASSWORD', 'only small letters'],
    ['APP_KEYS', ',,,,,,,,,,,,,,,,'],
    ['API_TOKEN_SALT', 'short'],
    ['ADMIN_JWT_SECRET', 'short'],
    ['TRANSFER_TOKEN_SALT', 'short'],
    ['ENCRYPTION_KEY', 'short'],
    ['JWT_SECRET', 'short'],
  ] as const) {
    test(`refuse ${name}=${value} with a sentence that names it`, () => {
      const [sentence, ...more] = faults({ ...complete, [name]: value });
      assert.match(sentence ?? '', new RegExp(`^${name} must `));
      assert.deepEqual(more, []);
    });
  }

  test('require a URL for Postgres, and do not repeat its password', () => {
    const postgres = { ...complete, DATABASE_CLIENT: 'postgres' };
    for (const address of ['', 'postgre://cms:word@host/cms', 'postgres://cms:word@host:x/cms']) {
      const [sentence, ...more] = faults({ ...postgres, DATABASE_URL: address });
      assert.match(sentence ?? '', /^DATABASE_URL must /);
      assert.doesNotMatch(sentence ?? '', /word/);
      assert.deepEqual(more, []);
    }
  });
});
