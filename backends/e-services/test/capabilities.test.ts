import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CAPABILITIES } from '@ports-authority/e-services-contract';
import { startHere } from './support/running.js';

test('the capabilities are public and cacheable', async () => {
  const service = await startHere({ E_SERVICES_TOKEN: 'a-token-of-thirty-two-characters!' });
  const response = await fetch(
    `http://127.0.0.1:${service.settings.port}/e-services-api/capabilities`,
  );
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('cache-control'), 'public, max-age=60');
  assert.deepEqual(await response.json(), { capabilities: [...CAPABILITIES] });
  await service.stop();
});
