import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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
  ADMIN_EMAIL: 'first@ports.example',
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
    assert.equal(settings.formsRetentionDays, 1096);
    assert.equal(settings.isPublic, false);
    assert.deepEqual(settings.trustedProxies, []);
  });

  test('without secrets name each one', () => {
    const named = faults({}).map((sentence) => sentence.split(' ', 1)[0]);
    assert.deepEqual(named.sort(), [...SECRETS, 'ADMIN_EMAIL', 'ADMIN_PASSWORD'].sort());
  });

  for (const [name, value] of [
    ['CMS_HOST', 'local host'],
    ['CMS_PORT', '70000'],
    ['CMS_PORT', '1e3'],
    ['CMS_PUBLIC_URL', 'cms.ports.example'],
    ['CMS_TRUSTED_PROXIES', 'everyone'],
    ['CMS_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['CMS_TRUSTED_PROXIES', '10.0.0.0/8;::1'],
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
    ['DESK_URL', 'desk'],
    ['DESK_TOKEN', 'sixteen-letters-'],
    ['DESK_TOKEN', 'a token that has spaces in it, for once'],
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

describe('an installation that others reach', () => {
  const own = Object.fromEntries(
    [...SECRETS, 'PREVIEW_SECRET', 'CMS_PREVIEW_TOKEN', 'CMS_FORMS_TOKEN', 'DESK_TOKEN'].map(
      (name, index) => [name, `Zk3pQ8vT1xYb6RwLm2Ns9Hd4Gj7Wc5Fa${index}`],
    ),
  );
  const installed = {
    ...own,
    ADMIN_EMAIL: 'first@203.0.113.5',
    ADMIN_PASSWORD: 'Quay-Berth-2026',
    CMS_PUBLIC_URL: 'https://203.0.113.5',
  };

  test('is one with a public host, panel, site or webhook', () => {
    assert.equal(readSettings(installed).isPublic, true);
    const local = { ...installed, CMS_PUBLIC_URL: '' };
    assert.equal(readSettings(local).isPublic, false);
    for (const elsewhere of [
      { CMS_HOST: '0.0.0.0' },
      { SITE_PREVIEW_URL: 'https://203.0.113.6' },
      { SITE_WEBHOOK_URL: 'https://203.0.113.6/api/revalidate' },
    ]) {
      assert.equal(readSettings({ ...local, ...elsewhere }).isPublic, true);
    }
  });

  test('believes a proxy on the same machine', () => {
    assert.deepEqual(readSettings(installed).trustedProxies, ['127.0.0.1', '::1']);
  });

  for (const name of [...Object.keys(own), 'ADMIN_PASSWORD']) {
    test(`does not start with ${name} of a demo or a template`, () => {
      for (const [value, reason] of [
        ['demo-Zk3pQ8vT1xYb6RwLm2Ns9Hd4-Pa1', 'was made for the demo'],
        ['Change-me-please-123-or-somebody-else-will', 'can be guessed'],
        ['Aa1Aa1Aa1Aa1Aa1Aa1Aa1Aa1Aa1Aa1Aa1', 'can be guessed'],
      ]) {
        const [sentence, ...more] = faults({ ...installed, [name]: value });
        assert.match(sentence ?? '', new RegExp(`^${name} must be a secret .* ${reason}`));
        assert.deepEqual(more, []);
      }
    });
  }

  test('has no account of a name that everybody knows', () => {
    for (const ADMIN_EMAIL of ['editors@ports.example', '']) {
      assert.match(faults({ ...installed, ADMIN_EMAIL })[0] ?? '', /^ADMIN_EMAIL must /);
    }
  });
});

describe('npm run setup', () => {
  const setup = (options: string[]): { env: Record<string, string>; said: string } => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cms-setup-'));
    try {
      fs.mkdirSync(path.join(folder, 'scripts'));
      const script = path.join(folder, 'scripts', 'setup.mjs');
      for (const name of ['setup.mjs', 'generated-settings.mjs']) {
        const source = path.join(__dirname, '..', '..', 'scripts', name);
        fs.copyFileSync(source, path.join(folder, 'scripts', name));
      }
      const { stdout } = spawnSync(process.execPath, [script, ...options], {
        encoding: 'utf8',
        env: {},
      });
      const file = path.join(folder, '.env');
      assert.equal(fs.statSync(file).mode & 0o777, 0o600);
      const lines = fs.readFileSync(file, 'utf8').trim().split('\n');
      const entries = lines.map((line) => [
        line.slice(0, line.indexOf('=')),
        line.slice(line.indexOf('=') + 1),
      ]);
      return { env: Object.fromEntries(entries) as Record<string, string>, said: stdout };
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  };
  const elsewhere = { CMS_PUBLIC_URL: 'https://203.0.113.5' };

  test('makes other secrets and another password at each installation', () => {
    for (const options of [[], ['--demo']]) {
      const [one, other] = [setup(options).env, setup(options).env];
      for (const [name, value] of Object.entries(one)) {
        if (name !== 'ADMIN_EMAIL') assert.notEqual(value, other[name], name);
      }
    }
  });

  test('prints no secret', () => {
    const { env, said } = setup(['--demo']);
    for (const [name, value] of Object.entries(env)) {
      if (name !== 'ADMIN_EMAIL') assert.ok(!said.includes(value), name);
    }
  });

  test('makes what a demo starts with, and nothing else does', () => {
    const { env } = setup(['--demo']);
    assert.deepEqual(faults(env), []);
    const named = faults({ ...env, ...elsewhere }).map((sentence) => sentence.split(' ', 1)[0]);
    assert.deepEqual(named.sort(), Object.keys(env).sort());
  });

  test('leaves the name of the administrator to the office', () => {
    const { env, said } = setup([]);
    assert.match(said, /set ADMIN_EMAIL/);
    assert.match(faults(env)[0] ?? '', /^ADMIN_EMAIL must /);
    assert.deepEqual(faults({ ...env, ...elsewhere, ADMIN_EMAIL: 'first@203.0.113.5' }), []);
  });
});
