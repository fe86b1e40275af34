import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { movables, submissionKeys, submissions } from '../src/database/schema.js';
import { eq } from 'drizzle-orm';
import { pdf } from './support/client.js';
import { withEachDatabase } from './support/databases.js';
import { newFolder } from './support/folders.js';
import { startHere } from './support/running.js';
import {
  CALLBACK,
  CONTACT,
  DATA_SHARING,
  FEEDBACK,
  JOB_APPLICATION,
  ORDER,
} from './support/samples.js';
import { setStock } from './support/stock.js';
import { toolWith } from './support/tool.js';

withEachDatabase('the data of one person', (environment) => {
  test('are exported and deleted, with files, in every kind and spelling', async () => {
    const service = await startHere(await environment());
    const { client, settings, application } = service;
    const { database } = application;
    const mobile = '966512345678';
    const file = (field: string) => ({ field, content: pdf(3000, field) });
    await setStock(service, 1001, '5');
    const sent = [
      await client.submit('/contactUs', { ...CONTACT, mobileNumber: mobile }, file('file')),
      await client.submit('/applyJob', { ...JOB_APPLICATION, phone: mobile }, file('resume')),
      await client.submit('/orderForm', { ...ORDER, MobileNo: mobile, Quantity: '2' }),
      await client.submit('/dataSharing', { ...DATA_SHARING, mobileNumber: mobile }),
      await client.post('/remarks', { ...CALLBACK, phoneNumber: '0512345678' }),
    ];
    for (const { status, body } of sent) assert.equal(status, 200, JSON.stringify(body));
    await client.submit('/contactUs', CONTACT, file('file'));
    await client.post('/feedback', FEEDBACK);

    const folder = path.join(newFolder(), 'person');
    const run = (input: string, ...args: string[]) => toolWith(settings.dataDir, input, ...args);
    assert.match(
      await run('٠٥١٢٣٤٥٦٧٨\n', 'export-person', '--by', 'mobile', '--to', folder),
      /^5 submissions exported/,
    );
    assert.equal(statSync(folder).mode & 0o777, 0o700);
    const exported = JSON.parse(readFileSync(path.join(folder, 'submissions.json'), 'utf8'));
    assert.deepEqual(
      exported.map(({ reference }: { reference: string }) => reference),
      sent.map(({ body }) => body.data.reference),
    );
    assert.equal(readdirSync(folder).filter((name) => name.endsWith('.pdf')).length, 2);
    assert.match(
      await run('CANDIDATE@mail.example', 'export-person', '--by', 'email', '--to', `${folder}2`),
      /^1 submissions exported/,
    );
    assert.match(await run('1', 'delete-person', '--by', 'identity'), /standard input must have/);
    assert.match(await run('1000000000', 'delete-person', '--by', 'name'), /--by must be one of/);
    assert.ok(!existsSync(path.join(folder, '..', 'nowhere')));

    const deletion = ['delete-person', '--by', 'mobile'];
    const dry = await run('+966 51 234 5678', ...deletion);
    for (const { body } of sent) assert.ok(dry.includes(body.data.reference));
    assert.match(dry, /5 submissions found\. Nothing was deleted\.\n.*--confirm 5\./);
    assert.match(await run('0512345678', ...deletion, '--confirm', '4'), /--confirm must be 5/);
    assert.equal((await database.select().from(submissions)).length, 7);

    assert.match(
      await run('0512345678', ...deletion, '--confirm', '5'),
      /^5 submissions deleted\./,
    );
    assert.match(await run('0512345678', ...deletion), /^0 submissions found/);
    const rest = await database.select().from(submissions);
    assert.deepEqual(rest.map(({ kind }) => kind).sort(), ['contact', 'feedback']);
    assert.equal(readdirSync(path.join(settings.dataDir, 'files')).length, 2);
    const keys = await database.select().from(submissionKeys);
    assert.equal(keys.length, 1);
    const [stock] = await database.select().from(movables).where(eq(movables.id, 1001));
    assert.equal(Number(stock?.available), 5);
    assert.match(
      await run('1000000000', 'delete-person', '--by', 'identity', '--confirm', '1'),
      /^1 submissions deleted/,
    );
    await service.stop();
  });
});
