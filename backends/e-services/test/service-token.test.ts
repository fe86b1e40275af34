import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { test } from 'node:test';
import { loadSettings } from '../src/settings/settings.js';
import { Client } from './support/client.js';
import { startHere } from './support/running.js';
import { FEEDBACK } from './support/samples.js';

const token = 'a-token-of-thirty-two-characters!';

test('requests without the token are refused, but for the health check', async () => {
  const service = await startHere({ E_SERVICES_TOKEN: token });
  const base = `http://127.0.0.1:${service.settings.port}/e-services-api`;
  for (const authorization of ['', 'Bearer', 'Bearer wrong', `Basic ${token}`, token]) {
    const stranger = new Client(base, authorization ? { authorization } : {});
    for (const path of ['/lookups', '/captcha', '/openapi.json', '/submissionStatus', '/nowhere']) {
      const { status, body } = await stranger.get(path);
      assert.equal(status, 401, `${authorization} ${path}`);
      assert.equal(body.isSuccess, false);
    }
    assert.equal((await stranger.post('/feedback', FEEDBACK)).status, 401);
    assert.equal((await stranger.get('/health/ready')).status, 200);
  }
  assert.equal((await service.client.get('/lookups')).status, 200);
  assert.equal((await service.client.post('/feedback', FEEDBACK)).status, 200);
  await service.stop();
});

test('an ambiguous request (smuggling) is refused, even with the token', async () => {
  const service = await startHere({ E_SERVICES_TOKEN: token });
  const live = 'GET /e-services-api/health/live';
  for (const head of [`${live} HTTP/1.1\r\nHost: a\r\nHost: b`, live]) {
    const socket = net.connect(service.settings.port, '127.0.0.1');
    socket.write(`${head}\r\n\r\n`);
    const [data] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    assert.match(String(data), /^HTTP\/1\.1 400 /, head);
  }
  const { headers } = await fetch(
    `http://127.0.0.1:${service.settings.port}/e-services-api/nowhere`,
  );
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  await service.stop();
});

test('a forwarded address is not trusted without a token', async () => {
  const service = await startHere({ SUBMISSIONS_PER_DAY_FEEDBACK: '1' });
  const send = (address: string) =>
    service.client.with({ 'x-client-address': address }).post('/feedback', FEEDBACK);
  assert.equal((await send('192.0.2.1')).status, 200);
  assert.equal((await send('192.0.2.2')).status, 429);
  await service.stop();
});

test('a service on a public interface needs a token of 32 characters', () => {
  const start = (env: Record<string, string>) => () => loadSettings(env);
  const refused = { name: 'SettingsError', message: /^E_SERVICES_TOKEN must be set/ };
  for (const host of ['0.0.0.0', '::', '10.0.0.5', 'services.example', '127.0.0.1.example']) {
    assert.throws(start({ E_SERVICES_HOST: host }), refused, host);
    assert.equal(start({ E_SERVICES_HOST: host, E_SERVICES_TOKEN: token })().token, token);
  }
  for (const host of ['localhost', '127.0.0.1', '::1']) {
    assert.equal(start({ E_SERVICES_HOST: host })().token, '');
  }
  assert.throws(start({ E_SERVICES_TOKEN: 'x'.repeat(31) }), /at least 32 characters/);
  assert.throws(start({ E_SERVICES_TOKEN: `${'x'.repeat(31)} x` }), /without spaces/);
});
