import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MIN_RATINGS } from '@ports-authority/e-services-contract';
import { startHere } from './support/running.js';

const ANSWER = { service: 'vesselsearch', score: '5', reason: 'steps' };

test('ratings are published from ten answers on, as numbers', async () => {
  const service = await startHere({ E_SERVICES_TOKEN: 'a-token-of-thirty-two-characters!' });
  const rate = (number: number, answer: object = ANSWER) =>
    service.client.with({ 'x-client-address': `192.0.2.${number}` }).post('/rateService', answer);
  const published = async () => (await service.client.get('/serviceRatings')).body;

  for (let number = 1; number < MIN_RATINGS; number++) {
    assert.equal((await rate(number)).status, 200);
  }
  // A repeated answer counts once.
  assert.equal((await rate(1)).status, 200);
  assert.deepEqual(await published(), []);

  assert.equal((await rate(10, { service: 'vesselsearch', score: '2' })).status, 200);
  assert.deepEqual(await published(), [
    { service: 'vesselsearch', answers: 10, satisfied: 9, mainReason: 'steps' },
  ]);
  await service.stop();
});

test('an invalid answer is refused, and a client IP has a limit', async () => {
  const service = await startHere();
  for (const answer of [
    { ...ANSWER, service: 'other' },
    { ...ANSWER, score: '6' },
    { ...ANSWER, reason: 'a text of their own' },
    { service: 'sla' },
  ]) {
    assert.equal((await service.client.post('/rateService', answer)).status, 400);
  }
  const statuses = new Set<number>();
  for (const name of ['vesselsearch', 'license', 'sla']) {
    for (const score of ['1', '2', '3', '4', '5']) {
      for (const reason of ['', 'time', 'help']) {
        statuses.add(
          (await service.client.post('/rateService', { service: name, score, reason })).status,
        );
      }
    }
  }
  assert.deepEqual([...statuses], [200, 429]);
  await service.stop();
});
