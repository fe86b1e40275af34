import assert from 'node:assert/strict';
import path from 'node:path';
import test from 'node:test';
import { SettingsError } from '@ports-authority/settings';
import { loadSettings } from '../src/settings/settings.js';

function fault(env: Record<string, string>): string {
  try {
    loadSettings(env);
  } catch (error) {
    assert.ok(error instanceof SettingsError);
    return error.message;
  }
  return '';
}

test('settings have defaults that listen on this machine only', () => {
  const settings = loadSettings({});
  assert.equal(settings.host, 'localhost');
  assert.equal(settings.port, 4000);
  assert.equal(settings.dataDir, path.resolve('.data'));
  assert.equal(settings.databaseUrl, '');
  assert.equal(settings.captchaTestAnswers, false);
  assert.equal(settings.captchaLifetimeSeconds, 1200);
  assert.equal(settings.retentionDays.contact, 1096);
  assert.equal(settings.retentionDays.order, 365);
  assert.equal(settings.retentionDays['job-application'], 180);
});

test('retention is set for all kinds and for one kind', () => {
  const { retentionDays } = loadSettings({
    RETENTION_DAYS: '90',
    RETENTION_DAYS_JOB_APPLICATION: '30',
  });
  assert.equal(retentionDays.contact, 90);
  assert.equal(retentionDays['job-application'], 30);
  assert.equal(loadSettings({ RETENTION_DAYS: '90' }).retentionDays['job-application'], 90);
});

test('an invalid value is refused with a message that names the setting', () => {
  const wrong: Record<string, string> = {
    E_SERVICES_PORT: '70000',
    E_SERVICES_DATA_DIR: `/${'long'.repeat(40)}`,
    DATABASE_URL: 'mysql://somewhere',
    DATABASE_SSL_CA: '/nowhere/ca.pem',
    SUBMISSIONS_PER_DAY_CONTACT: '0',
    RETENTION_DAYS: '-1',
    RETENTION_DAYS_CONTACT: 'forever',
    DESK_MAIL_WAREHOUSE: 'warehouse',
    SITE_API_URL: 'http://site.example',
    SUBSCRIPTION_DIGEST_HOUR: '24',
    SUBSCRIPTION_LOOK_SECONDS: '30',
    S3_BUCKET: 'Ports',
  };
  for (const [name, value] of Object.entries(wrong)) {
    assert.match(fault({ [name]: value }), new RegExp(`^${name} must be `), name);
  }
  assert.equal(fault(wrong).split('\n').length, Object.keys(wrong).length);
});

test('captcha answers are not available in production', () => {
  assert.match(
    fault({ NODE_ENV: 'production', CAPTCHA_TEST_ANSWERS: 'on' }),
    /^CAPTCHA_TEST_ANSWERS must be off/,
  );
});

test('the password of a database URL is not repeated', () => {
  assert.doesNotMatch(fault({ DATABASE_URL: 'postgre://user:secret@host/name' }), /secret/);
});

test('a virus scanner is named or declined in production', () => {
  const production = { NODE_ENV: 'production', DESK_TOKEN: 'off', SMTP_URL: 'off' };
  assert.match(fault(production), /^CLAMD_ADDRESS must be set when NODE_ENV is production/);
  assert.equal(loadSettings({ ...production, CLAMD_ADDRESS: 'off' }).clamdAddress, '');
  assert.equal(
    loadSettings({ ...production, CLAMD_ADDRESS: 'localhost:3310' }).clamdAddress,
    'localhost:3310',
  );
  assert.equal(loadSettings({}).clamdAddress, '');
});

test('desk and mail are set up or declined in production', () => {
  const production = { NODE_ENV: 'production', CLAMD_ADDRESS: 'off' };
  assert.match(fault(production), /^DESK_TOKEN must be set .*\nSMTP_URL must be set/);
  const declined = loadSettings({ ...production, DESK_TOKEN: 'off', SMTP_URL: 'off' });
  assert.deepEqual([declined.deskToken, declined.mail], ['', undefined]);
  const token = 't'.repeat(32);
  assert.match(fault({ DESK_TOKEN: 'short' }), /^DESK_TOKEN must be at least 32/);
  assert.match(
    fault({ DESK_TOKEN: token, E_SERVICES_TOKEN: token }),
    /^DESK_TOKEN must not be E_SERVICES_TOKEN/,
  );
});

test('the site may be reached by a name inside', () => {
  for (const url of ['http://site-1:3000', 'http://localhost:3000', 'https://ports.example']) {
    assert.equal(loadSettings({ SITE_API_URL: url }).siteApiUrl, url);
  }
  const { siteApiUrl } = loadSettings({ SITE_URL: 'https://ports.example/' });
  assert.equal(siteApiUrl, 'https://ports.example');
});

test('settings of messages are refused without a secret in the message', () => {
  const url = 'smtps://user:secret@mail.example:465';
  assert.match(fault({ SMTP_URL: url }), /^MAIL_FROM must be set/);
  assert.doesNotMatch(fault({ SMTP_URL: url.replace('smtps', 'http') }), /secret/);
  assert.equal(
    loadSettings({ SMTP_URL: url, MAIL_FROM: 'no-reply@ports.example' }).notices.domain,
    'ports.example',
  );
  assert.match(
    fault({ WEBHOOK_URL: 'http://elsewhere.example/' }),
    /^WEBHOOK_URL must be an https/,
  );
  assert.match(fault({ WEBHOOK_URL: 'https://elsewhere.example/' }), /^WEBHOOK_SECRET must be/);
  assert.match(fault({ SMS_URL: 'https://sms.example/', SMS_TOKEN: 'x' }), /^SMS_TOKEN must be/);
  assert.match(fault({ HOLIDAYS_FILE: '/nowhere.json' }), /^HOLIDAYS_FILE must be/);
  const mail = { DESK_MAIL: 'all@ports.example', DESK_MAIL_WAREHOUSE: 'store@ports.example' };
  const { departmentMail } = loadSettings(mail).notices;
  assert.equal(departmentMail.warehouse, 'store@ports.example');
  assert.equal(departmentMail.website, 'all@ports.example');
});

test('a database on another machine is reached with TLS, or without on purpose', () => {
  const elsewhere = { DATABASE_URL: 'postgres://user:secret@database.example/name' };
  assert.match(fault(elsewhere), /^DATABASE_SSL must be on or off when/);
  assert.deepEqual(loadSettings({ ...elsewhere, DATABASE_SSL: 'on' }).databaseTls, {
    rejectUnauthorized: true,
  });
  assert.equal(loadSettings({ ...elsewhere, DATABASE_SSL: 'off' }).databaseTls, false);
  for (const host of ['localhost', '127.0.0.1:5433', '[::1]', '%2Fvar%2Frun%2Fpostgresql', '']) {
    assert.equal(loadSettings({ DATABASE_URL: `postgres://${host}/name` }).databaseTls, false);
  }
  const inUrl = { DATABASE_URL: 'postgres://localhost/name?sslmode=no-verify' };
  assert.match(fault(inUrl), /^DATABASE_URL must not set TLS/);
});
