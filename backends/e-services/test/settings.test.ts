import assert from 'node:assert/strict';
import path from 'node:path';
import test from 'node:test';
import { loadSettings, SettingsError } from '../src/settings.js';

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
  assert.equal(settings.retentionDays.contact, 365);
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

test('an invalid value is refused with a sentence that names the setting', () => {
  const wrong: Record<string, string> = {
    E_SERVICES_PORT: '70000',
    E_SERVICES_HOST: 'local host',
    E_SERVICES_DATA_DIR: `/${'long'.repeat(40)}`,
    DATABASE_URL: 'mysql://somewhere',
    CAPTCHA_TEST_ANSWERS: 'yes',
    CAPTCHA_LIFETIME_SECONDS: '0',
    LOG_LEVEL: 'loud',
    CLAMD_ADDRESS: 'somewhere',
    RETENTION_DAYS: '-1',
    RETENTION_DAYS_CONTACT: 'forever',
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
