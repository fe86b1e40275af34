import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { pino } from 'pino';
import { StorageLimit } from '../src/limits/storage-limit.js';
import { pdf } from './support/client.js';
import { withEachDatabase } from './support/databases.js';
import { startHere, type Running } from './support/running.js';
import { CALLBACK, CONTACT, FEEDBACK } from './support/samples.js';

const token = 'a-token-of-thirty-two-characters!';

withEachDatabase('limits', (environment) => {
  let service: Running;
  before(async () => {
    service = await startHere({
      ...(await environment()),
      E_SERVICES_TOKEN: token,
      LOOKUPS_PER_HOUR: '30',
      WRONG_DATES_PER_HOUR: '10',
      SUBMISSIONS_PER_DAY_FEEDBACK: '3',
      SUBMISSIONS_PER_DAY_CONTACT: '1',
    });
  });
  after(() => service.stop());

  const from = (address: string) => service.client.with({ 'x-client-address': address });
  const lookUp = async (address: string, number: string, date: string) => {
    const client = from(address);
    const { cookie, answer } = await client.captcha();
    const query = { DocumentNumber: number, HDate: date, captcha: answer };
    return client.get('/transactionStatus', query, cookie);
  };

  test('after ten wrong dates a document is locked for an hour, for all clients', async () => {
    for (let day = 1; day <= 10; day++) {
      const { status, body } = await lookUp(`192.0.2.${day}`, '1446/1023', `${day}/05/1446`);
      assert.equal(status, 200);
      assert.equal(body.data, null);
    }
    const refused = await lookUp('192.0.2.99', '1446/1023', '2/03/1446');
    assert.equal(refused.status, 429);
    assert.equal(refused.body.error, 'Too many wrong dates');
    // Nor does it reveal the document's existence.
    for (let day = 1; day <= 10; day++) await lookUp(`192.0.2.1${day}`, '1440/1', `${day}/05/1446`);
    assert.equal((await lookUp('192.0.2.99', '1440/1', '2/03/1446')).status, 429);
  });

  test('right dates are not counted as wrong', async () => {
    for (let time = 0; time < 12; time++) {
      const { body } = await lookUp(`198.51.100.${time}`, '1447/1023', '2/03/1447');
      assert.equal(body.data.REFERENCE_NUMBER, '1447/1023');
    }
  });

  test('a client may look up thirty documents an hour; the header needs the token', async () => {
    const outcomes = [];
    for (let time = 0; time < 31; time++) {
      const { status } = await lookUp(
        `2001:db8:2:2::${time + 1}`,
        `1446/${9000 + time}`,
        '2/03/1446',
      );
      outcomes.push(status);
    }
    assert.deepEqual(new Set(outcomes.slice(0, 30)), new Set([200]));
    assert.equal(outcomes[30], 429);
    assert.equal((await lookUp('2001:db8:3:3::1', '1446/9001', '2/03/1446')).status, 200);
  });

  test('a client may have so many submissions of a form stored in a day', async () => {
    const send = (address: string) => from(address).post('/feedback', FEEDBACK);
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => send('203.0.113.1')));
    assert.equal(outcomes.filter(({ status }) => status === 200).length, 3);
    const refused = outcomes.find(({ status }) => status === 429);
    assert.equal(refused?.body.error, 'Too many submissions today');
    assert.equal((await send('203.0.113.2')).status, 200);
  });

  test('failures and retries do not count', async () => {
    const client = from('203.0.113.7');
    const file = { field: 'file', content: pdf() };
    const refused = await client.submit('/contactUs', { ...CONTACT, name: '' }, file);
    assert.equal(refused.status, 400);
    const key = randomUUID();
    const first = await client.submit('/contactUs', CONTACT, file, key);
    assert.equal(first.status, 200, JSON.stringify(first.body));
    assert.equal((await client.submit('/contactUs', CONTACT, file, key)).status, 200);
    assert.equal((await client.submit('/contactUs', CONTACT, file)).status, 429);
  });

  test('a mobile number is called back once a day', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, (_, n) => from(`203.0.113.2${n}`).post('/remarks', CALLBACK)),
    );
    assert.equal(outcomes.filter(({ status }) => status === 200).length, 1);
    const refused = outcomes.find(({ status }) => status === 429);
    assert.equal(refused?.body.error, 'A callback to this number is already requested');
    const other = { ...CALLBACK, phoneNumber: '0500000001' };
    assert.equal((await from('203.0.113.20').post('/remarks', other)).status, 200);
  });

  test('a nearly full store logs a warning before it refuses', async () => {
    const lines: string[] = [];
    const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
    const { database } = service.application;
    const limit = new StorageLimit(database, 1024 ** 3, log);
    await limit.measure();
    limit.requireRoom();
    assert.deepEqual(lines, []);
    limit.add(0.85 * 1024 ** 3);
    limit.add(1);
    assert.equal(lines.length, 1);
    assert.match(lines[0]!, /"level":40.*storage limit nearly reached/);
    limit.requireRoom();
    limit.add(0.2 * 1024 ** 3);
    assert.match(lines[1]!, /"level":50.*storage limit reached/);
    assert.throws(() => limit.requireRoom(), {
      statusCode: 507,
      sentence: 'No room for submissions',
    });
  });
});
