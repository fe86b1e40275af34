import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SettingsError } from '@ports-authority/settings';
import { readSettings } from '../src/settings.js';

describe('settings', () => {
  it('have defaults that listen on this machine only', () => {
    assert.deepEqual(readSettings({ CHAT_PORT: ' ' }), {
      port: 5000,
      host: 'localhost',
      allowedOrigins: [],
      maxConnections: 5000,
      maxConnectionsPerAddress: 50,
      maxMessagesPerAddress: 1200,
      trustedProxies: [],
      redisUrl: '',
      drainDelayMs: 0,
      metricsHost: 'localhost',
      metricsPort: 0,
      contentApiUrl: '',
      contentApiToken: '',
      logLevel: 'info',
    });
  });

  it('read origins as browsers send them', () => {
    const { allowedOrigins } = readSettings({
      CHAT_ALLOWED_ORIGINS: 'https://ports.example/, http://localhost:3000,',
    });
    assert.deepEqual(allowedOrigins, ['https://ports.example', 'http://localhost:3000']);
  });

  for (const [name, value] of [
    ['CHAT_PORT', '70000'],
    ['CHAT_ALLOWED_ORIGINS', 'ports.example'],
    ['CHAT_ALLOWED_ORIGINS', 'https://ports.example/en'],
  ] as const) {
    it(`refuse ${name}=${value} with a sentence that names it`, () => {
      assert.throws(
        () => readSettings({ [name]: value }),
        (error) => error instanceof SettingsError && error.message.startsWith(`${name} must be `),
      );
    });
  }
});
