import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { withEachDatabase } from './support/databases.js';
import { startHere, type Running } from './support/running.js';
import { CALLBACK, DATA_SHARING } from './support/samples.js';

withEachDatabase('tracking by reference', (environment) => {
  let service: Running;
  before(async () => {
    service = await startHere({ ...(await environment()), WRONG_DATES_PER_HOUR: '4' });
  });
  after(() => service.stop());

  const ask = async (Reference: string, Contact: string) =>
    service.client.submit('/caseStatus', { Reference, Contact });
  const store = async () => {
    const { body } = await service.client.submit('/dataSharing', DATA_SHARING);
    return body.data.reference as string;
  };

  test('reference and contact, in any spelling, give the state', async () => {
    const reference = await store();
    for (const contact of [
      DATA_SHARING.mobileNumber,
      '0500000003',
      '+966 50 000 0003',
      'DATA@agency.example',
    ]) {
      const { status, body } = await ask(reference, contact);
      assert.equal(status, 200);
      assert.equal(body.data?.reference, reference, contact);
      assert.deepEqual(Object.keys(body.data as object).sort(), [
        'changedOn',
        'dueOn',
        'kind',
        'receivedOn',
        'reference',
        'state',
      ]);
    }
    const { body } = await service.client.post('/remarks', CALLBACK);
    const callback = await ask(body.data.reference as string, '966500000000');
    assert.equal(callback.body.data.kind, 'callback');
  });

  test('unknown references and wrong contacts share response and limit', async () => {
    const reference = await store();
    const answers = new Map<string, string[]>();
    for (const asked of [reference, 'NPA-2026-ZZZZZZ']) {
      for (let time = 0; time < 5; time += 1) {
        const { status, text } = await ask(asked, `wrong${time}@mail.example`);
        answers.set(asked, [...(answers.get(asked) ?? []), `${status} ${text}`]);
      }
    }
    const [known, unknown] = [...answers.values()];
    assert.deepEqual(known, unknown);
    assert.equal(known?.filter((answer) => answer.startsWith('200')).length, 4);
    assert.match(known?.at(-1) ?? '', /^429 .*Too many wrong contacts/);
  });

  test('a captcha is required, and malformed input is named', async () => {
    const wrong = await service.client.post('/caseStatus', {
      Reference: 'NPA-2026-AAAAAA',
      Contact: '0500000003',
      captcha: '1',
    });
    assert.equal(wrong.body.error, 'Invalid Captcha');
    const { status, body } = await ask('1446/1023', '05');
    assert.equal(status, 400);
    assert.deepEqual(Object.keys(body.data.fields as object), ['Reference', 'Contact']);
  });
});
