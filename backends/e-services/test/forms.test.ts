import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { CaseKind } from '@ports-authority/e-services-contract';
import { count, eq } from 'drizzle-orm';
import { submissions } from '../src/database/schema.js';
import { deleteExpiredKeys } from '../src/submissions/store.js';
import { multipart, pdf, type Client } from './support/client.js';
import { withEachDatabase } from './support/databases.js';
import { startHere, type Running } from './support/running.js';
import {
  CALLBACK,
  CONTACT,
  DATA_SHARING,
  FEEDBACK,
  JOB_APPLICATION,
  ORDER,
} from './support/samples.js';
import { setStock } from './support/stock.js';

const REFERENCE = /^NPA-\d{4}-[0-9A-HJKMNP-TV-Z]{6}$/;

withEachDatabase('forms', (environment) => {
  let service: Running;
  let client: Client;
  before(async () => {
    service = await startHere(await environment());
    client = service.client;
  });
  after(() => service.stop());

  const filesFolder = () => path.join(service.settings.dataDir, 'files');
  const stored = () => readdirSync(filesFolder()).filter((name) => name.endsWith('.pdf'));
  const incoming = () => readdirSync(path.join(filesFolder(), 'incoming'));
  const rows = async (kind: CaseKind) =>
    service.application.database.select().from(submissions).where(eq(submissions.kind, kind));
  const total = async () => {
    const [found] = await service.application.database.select({ n: count() }).from(submissions);
    return found?.n;
  };

  test('each form is stored under a reference number', async () => {
    const answers = [
      await client.submit('/contactUs', CONTACT, {
        field: 'file',
        content: pdf(),
        name: 'شكوى.pdf',
      }),
      await client.submit('/applyJob', JOB_APPLICATION, { field: 'resume', content: pdf(3000) }),
      await client.submit('/orderForm', ORDER),
      await client.submit('/dataSharing', DATA_SHARING),
      await client.post('/remarks', CALLBACK),
      await client.post('/feedback', FEEDBACK),
    ];
    for (const { status, body } of answers) {
      assert.equal(status, 200, JSON.stringify(body));
      assert.equal(body.isSuccess, true);
      assert.equal(body.error, null);
      assert.match(body.data.reference, REFERENCE);
    }
    assert.equal(answers[2]?.body.data.message, 'Order Placed');
    assert.equal(answers[3]?.body.data.message, 'Message Sent');
    const [contact] = await rows('contact');
    assert.deepEqual(contact?.fields, CONTACT);
    assert.equal(contact?.fileTitle, 'شكوى.pdf');
    assert.equal(stored().length, 2);
    for (const name of stored()) {
      assert.equal(statSync(path.join(filesFolder(), name)).mode & 0o777, 0o600);
    }
    assert.equal(statSync(filesFolder()).mode & 0o777, 0o700);
    assert.deepEqual(incoming(), []);
  });

  test('nothing is stored with a wrong captcha', async () => {
    const before = await total();
    const file = { field: 'file', content: pdf() };
    for (const answer of [
      await client.post('/contactUs', multipart({ ...CONTACT, captcha: '1' }, file)),
      await client.post('/orderForm', { ...ORDER, captcha: '' }),
      await client.post('/orderForm', ORDER),
      await client.post('/dataSharing', { ...DATA_SHARING, captcha: '٠' }),
    ]) {
      assert.equal(answer.status, 400);
      assert.deepEqual(answer.body, { isSuccess: false, error: 'Invalid Captcha', data: null });
    }
    assert.equal(await total(), before);
    assert.deepEqual(incoming(), []);
  });

  test('every rule is checked, and the invalid fields are named', async () => {
    const cases: [string, Record<string, string>, Record<string, unknown>][] = [
      ['/orderForm', ORDER, { Title: ' ' }],
      ['/orderForm', ORDER, { IdentityNo: '2000000000' }],
      ['/orderForm', ORDER, { MobileNo: '0500000000' }],
      ['/orderForm', ORDER, { Email: 'nobody' }],
      ['/orderForm', ORDER, { Quantity: '1e3' }],
      ['/orderForm', ORDER, { Quantity: '0.123456789' }],
      ['/orderForm', ORDER, { Quantity: ['1'] }],
      ['/dataSharing', DATA_SHARING, { name: 'ا'.repeat(51) }],
      ['/dataSharing', DATA_SHARING, { purpose: 'ا'.repeat(501) }],
      ['/dataSharing', DATA_SHARING, { accessAPIs: 'yes' }],
      ['/dataSharing', DATA_SHARING, { containsPersonalData: '' }],
      ['/remarks', CALLBACK, { phoneNumber: '966500000000' }],
      ['/remarks', CALLBACK, { details: 'a\u0000b' }],
      ['/remarks', CALLBACK, { details: '\ud800' }],
      ['/remarks', CALLBACK, { name: 5 }],
      ['/feedback', FEEDBACK, { page: '//elsewhere.example' }],
    ];
    const before = await total();
    for (const [form, valid, fault] of cases) {
      const { status, body } = await client.post(form, { ...valid, ...fault });
      assert.equal(status, 400, JSON.stringify(fault));
      assert.equal(body.error, 'Input is not valid');
      assert.deepEqual(Object.keys(body.data.fields), Object.keys(fault));
    }
    const multipartCases: [string, Record<string, string>, Record<string, string>, string][] = [
      ['/contactUs', CONTACT, { relationToPorts: 'Friend' }, 'file'],
      ['/contactUs', CONTACT, { details: ' \r\n ' }, 'file'],
      ['/applyJob', JOB_APPLICATION, { lastName: 'a\nb' }, 'resume'],
      ['/applyJob', JOB_APPLICATION, { phone: '12' }, 'resume'],
    ];
    for (const [form, valid, fault, field] of multipartCases) {
      const sent = multipart({ ...valid, ...fault }, { field, content: pdf() });
      const { status, body } = await client.post(form, sent);
      assert.equal(status, 400, JSON.stringify(fault));
      assert.deepEqual(Object.keys(body.data.fields), Object.keys(fault));
    }
    assert.equal(await total(), before);
    assert.deepEqual(incoming(), []);
  });

  test('hidden characters are refused, removed or, in a text, left as they are', async () => {
    const refused = await client.post('/remarks', { ...CALLBACK, name: 'cv\u009bexe' });
    assert.equal(refused.status, 400);
    assert.deepEqual(refused.body.data.fields, { name: 'Hidden characters are not accepted' });
    const empty = await client.post('/remarks', { ...CALLBACK, details: '\u2068\u2069' });
    assert.deepEqual([empty.status, Object.keys(empty.body.data.fields)], [400, ['details']]);
    const { body } = await client.submit('/dataSharing', {
      ...DATA_SHARING,
      name: '\u2068cv\u202eexe\u2069\u200f',
      emailAddress: '\u200evisitor@مثال.السعودية',
      requiredData: 'سطر\n\u2067س\u2069طر',
    });
    const found = (await rows('data-sharing')).find((row) => row.reference === body.data.reference);
    assert.deepEqual(
      [found?.fields['name'], found?.fields['emailAddress'], found?.fields['requiredData']],
      ['cvexe', 'visitor@xn--mgbh0fb.xn--mgberp4a5d4ar', 'سطر\n\u2067س\u2069طر'],
    );
  });

  test('files that are no PDF of at most 5 MB are refused', async () => {
    const kept = stored().length;
    const cases: [number, string, { content: Buffer; name?: string; type?: string }][] = [
      [400, 'File must be a PDF', { content: Buffer.from('PK\u0003\u0004 renamed') }],
      [400, 'File must be a PDF', { content: Buffer.alloc(0) }],
      [400, 'File is damaged or incomplete', { content: pdf().subarray(0, 60) }],
      [400, 'File must be a PDF', { content: pdf(), name: 'cv.exe.pdf' }],
      [400, 'File must be a PDF', { content: pdf(), type: 'image/png' }],
      [413, 'File is too large', { content: pdf(5_242_881) }],
      [413, 'File is too large', { content: pdf(9_000_000) }],
    ];
    for (const [status, sentence, file] of cases) {
      const { cookie, answer } = await client.captcha();
      const sent = multipart({ ...CONTACT, captcha: answer }, { field: 'file', ...file });
      const refused = await client.post('/contactUs', sent, { cookie });
      assert.equal(refused.body.error, sentence, file.name ?? String(file.content.length));
      assert.equal(refused.status, status);
      assert.equal(refused.body.data.fields.file, sentence);
      assert.equal((await client.answers(cookie)).length, 1, 'the captcha is not consumed');
    }
    const without = new FormData();
    for (const [name, value] of Object.entries(CONTACT)) without.append(name, value);
    assert.equal((await client.post('/contactUs', without)).body.error, 'File is required');
    without.append('file', new Blob([]), '');
    assert.equal((await client.post('/contactUs', without)).body.error, 'File is required');
    const two = multipart(CONTACT, { field: 'file', content: pdf() });
    two.append('file', new Blob([new Uint8Array(pdf())], { type: 'application/pdf' }), 'b.pdf');
    assert.equal((await client.post('/contactUs', two)).body.error, 'Input is not valid');
    const elsewhere = multipart(CONTACT, { field: 'resume', content: pdf() });
    assert.equal((await client.post('/contactUs', elsewhere)).body.error, 'Input is not valid');
    const long = multipart(
      { ...CONTACT, emailAddress: `a@${'a.'.repeat(17_000)}` },
      { field: 'file', content: pdf() },
    );
    assert.equal((await client.post('/contactUs', long)).status, 400);
    assert.equal(stored().length, kept);
    assert.deepEqual(incoming(), []);
  });

  test('a file of exactly 5 MB is stored unchanged', async () => {
    const answer = await client.submit('/contactUs', CONTACT, {
      field: 'file',
      content: pdf(5_242_880),
    });
    assert.equal(answer.status, 200);
    const sizes = stored().map((name) => statSync(path.join(filesFolder(), name)).size);
    assert.ok(sizes.includes(5_242_880));
  });

  test('a connection lost during an upload leaves no file', async () => {
    const kept = stored().length;
    const socket = connect(service.settings.port, '127.0.0.1');
    socket.write(
      'POST /e-services-api/contactUs HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n' +
        'Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\nContent-Disposition: form-data; ' +
        'name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7 ' +
        ' '.repeat(20_000),
    );
    for (let attempt = 0; attempt < 100 && incoming().length === 0; attempt++) await pause(20);
    assert.equal(incoming().length, 1);
    socket.destroy();
    for (let attempt = 0; attempt < 100 && incoming().length > 0; attempt++) await pause(20);
    assert.deepEqual(incoming(), []);
    assert.equal(stored().length, kept);
  });

  test('the same submission is stored once, sent twice at the same time or later', async () => {
    const { cookie, answer } = await client.captcha();
    const key = randomUUID();
    const before = (await rows('contact')).length;
    const files = stored().length;
    const send = (captcha: string) =>
      client.post(
        '/contactUs',
        multipart({ ...CONTACT, captcha }, { field: 'file', content: pdf(2000, 'twice') }),
        { cookie, key },
      );
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(answer)));
    answers.push(await send(answer), await send('a wrong one'));
    const references = new Set(answers.map(({ body }) => body.data?.reference));
    assert.equal(references.size, 1);
    assert.match([...references][0], REFERENCE);
    assert.equal((await rows('contact')).length, before + 1);
    assert.equal(stored().length, files + 1);
    assert.deepEqual(incoming(), []);
  });

  test('different content under the same key is refused, in another form too', async () => {
    const key = randomUUID();
    const first = await client.post('/feedback', FEEDBACK, { key });
    const before = await total();
    for (const second of [
      await client.post('/feedback', { ...FEEDBACK, reason: 'آخر' }, { key }),
      await client.post('/remarks', CALLBACK, { key }),
    ]) {
      assert.equal(second.status, 409);
      assert.equal(second.body.error, 'Already sent with other content');
    }
    const again = await client.post('/feedback', FEEDBACK, { key });
    assert.equal(again.body.data.reference, first.body.data.reference);
    assert.equal(await total(), before);
    assert.equal((await client.post('/feedback', FEEDBACK, { key: 'a b' })).status, 400);
  });

  test('a retried order may have the stock of before or after the first attempt', async () => {
    await setStock(service, 1002, '3');
    const key = randomUUID();
    const order = { ...ORDER, MovableId: '1002', Port: 'Yanbu Commercial Port', Quantity: '3' };
    const first = await client.submit('/orderForm', order, undefined, key);
    const later = { ...order, AvalibleQuantity: '0', Modified: '2026-11-01T10:00:00+03:00' };
    const again = await client.submit('/orderForm', later, undefined, key);
    assert.equal(again.status, 200, JSON.stringify(again.body));
    assert.equal(again.body.data.reference, first.body.data.reference);
  });

  test('the status of a submission is stored, in progress or unknown', async () => {
    const status = (key: string) => client.get('/submissionStatus', { key });
    for (const [form, fields] of [
      ['/remarks', { ...CALLBACK, phoneNumber: '0500000077' }],
      ['/feedback', FEEDBACK],
      ['/orderForm', ORDER],
      ['/dataSharing', DATA_SHARING],
    ] as const) {
      const key = randomUUID();
      const { body } = await client.submit(form, fields, undefined, key);
      const found = await status(key);
      assert.equal(found.status, 200, form);
      assert.deepEqual(found.body.data, { state: 'stored', ...body.data });
    }
    const unknown = await status(randomUUID());
    assert.equal(unknown.status, 404);
    assert.equal(unknown.body.error, 'No such submission');
    assert.equal((await client.get('/submissionStatus')).status, 400);
    assert.equal((await status('short')).status, 400);

    const key = randomUUID();
    const socket = connect(service.settings.port, '127.0.0.1');
    socket.write(
      `POST /e-services-api/contactUs HTTP/1.1\r\nHost: localhost\r\nIdempotency-Key: ${key}\r\n` +
        'Content-Length: 100000\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n',
    );
    const until = async (wanted: number) => {
      for (let attempt = 0; attempt < 100; attempt++) {
        const found = await status(key);
        if (found.status === wanted) return found;
        await pause(20);
      }
      return status(key);
    };
    assert.deepEqual((await until(202)).body.data, { state: 'in-progress' });
    socket.destroy();
    assert.equal((await until(404)).body.error, 'No such submission');
  });

  test('a key outlives its submission and expires after seven days', async () => {
    const { database } = service.application;
    const key = randomUUID();
    const { body } = await client.post('/feedback', FEEDBACK, { key });
    await database.delete(submissions).where(eq(submissions.reference, body.data.reference));
    const day = 24 * 60 * 60 * 1000;
    await deleteExpiredKeys(database, new Date(Date.now() + 7 * day - 60_000));
    const again = await client.post('/feedback', FEEDBACK, { key });
    assert.deepEqual(again.body.data, body.data);
    assert.ok(Date.now() - Date.parse(body.data.receivedAt) < day);
    await deleteExpiredKeys(database, new Date(Date.now() + 7 * day + 60_000));
    assert.equal((await client.get('/submissionStatus', { key })).status, 404);
  });

  test('orders can be placed by names in both languages', async () => {
    await setStock(service, 1001, '5');
    const names = { ...ORDER, MovableId: '' };
    const english = {
      ...names,
      MangulCategory: 'Mooring and berthing equipment',
      Port: 'Jeddah Port',
      ManqulName: 'Used cylindrical rubber fender',
      MainCategory: 'Marine equipment',
      Quantity: '2',
    };
    assert.equal((await client.submit('/orderForm', names)).status, 200);
    assert.equal((await client.submit('/orderForm', english)).status, 200);
    const { body } = await client.get('/movable', { subCategory: '11' });
    assert.equal(body.find(({ id }: { id: number }) => id === 1001).quantity, 2);
    const tooMany = await client.submit('/orderForm', { ...ORDER, Quantity: '3' });
    assert.equal(tooMany.body.error, 'Quantity exceeds what is available');
    const gone = await client.submit('/orderForm', { ...ORDER, MovableId: '999' });
    assert.equal(gone.body.error, 'The item is no longer available');
  });

  test('of 200 parallel orders for a stock of 10, 10 are accepted', async () => {
    await setStock(service, 1003, '10');
    const before = (await rows('order')).length;
    const order = {
      ...ORDER,
      MovableId: '1003',
      Port: 'Dammam Port',
      ManqulName: 'Mooring rope, 64 mm',
    };
    const solved = await Promise.all(Array.from({ length: 200 }, () => client.captcha()));
    const answers = await Promise.all(
      solved.map(({ cookie, answer }, index) =>
        client.post(
          '/orderForm',
          { ...order, Explain: String(index), captcha: answer },
          { cookie, key: randomUUID() },
        ),
      ),
    );
    const served = answers.filter(({ status }) => status === 200);
    assert.equal(served.length, 10);
    for (const { status, body } of answers) {
      if (status === 200) continue;
      assert.equal(body.error, 'Quantity exceeds what is available');
    }
    assert.equal((await rows('order')).length, before + 10);
    const { body } = await client.get('/movable', { subCategory: '11' });
    assert.equal(body.find(({ id }: { id: number }) => id === 1003).quantity, 0);
  });

  test('other content types and broken JSON are refused', async () => {
    const send = async (type: string, body: string) => {
      const headers = { 'content-type': type };
      const response = await client.raw('/remarks', { method: 'POST', headers, body });
      const answer = (await response.json()) as { error: string; isSuccess: boolean };
      assert.equal(answer.isSuccess, false);
      return `${response.status} ${answer.error}`;
    };
    const json = 'application/json';
    const valid = JSON.stringify(CALLBACK);
    assert.equal(await send('text/plain', valid), '415 Input is not valid');
    assert.equal(await send('multipart/form-data; boundary=x', '--x--'), '415 Input is not valid');
    assert.equal(await send('', valid), '415 Input is not valid');
    assert.equal(await send(json, '[]'), '400 Input is not valid');
    assert.equal(await send(json, 'null'), '400 Input is not valid');
    assert.equal(await send(json, '{'), '400 Input is not valid');
    assert.equal(await send(json, '{"__proto__":{}}'), '400 Input is not valid');
    assert.equal(await send(json, ''), '400 Input is not valid');
    assert.equal(await send(json, `{"details":"${'x'.repeat(70_000)}"}`), '413 Too large');
  });
});
