import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSettings, SettingsError } from '../src/settings.js';

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
      redisUrl: undefined,
      drainDelayMs: 0,
      metricsHost: 'localhost',
      metricsPort: 0,
      contentApiUrl: undefined,
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
    ['CHAT_PORT', '5e3'],
    ['CHAT_HOST', 'local host'],
    ['CHAT_ALLOWED_ORIGINS', 'ports.example'],
    ['CHAT_ALLOWED_ORIGINS', 'https://ports.example/en'],
    ['CHAT_MAX_CONNECTIONS', '0'],
    ['CHAT_MAX_CONNECTIONS_PER_ADDRESS', '0'],
    ['CHAT_MAX_MESSAGES_PER_ADDRESS', 'many'],
    ['CHAT_DRAIN_DELAY_SECONDS', '301'],
    ['CHAT_METRICS_PORT', 'on'],
    ['CHAT_METRICS_HOST', 'local host'],
    ['CHAT_TRUSTED_PROXIES', '10.0.0.0/99'],
    ['CHAT_TRUSTED_PROXIES', 'proxy.example'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'redis://redis/0?x=1'],
    ['CONTENT_API_URL', 'localhost:1337'],
    ['CONTENT_API_URL', 'http://['],
    ['LOG_LEVEL', 'loud'],
  ] as const) {
    it(`refuse ${name}=${value} with a sentence that names it`, () => {
      assert.throws(
        () => readSettings({ [name]: value }),
        (error) => error instanceof SettingsError && error.message.startsWith(`${name} must be `),
      );
    });
  }
});
