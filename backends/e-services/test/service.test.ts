import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { chmodSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { pdf } from './support/client.js';
import { newDataFolder } from './support/folders.js';
import { newData, spawnService, startHere, startProcess } from './support/running.js';
import { CALLBACK, CONTACT, FEEDBACK, JOB_APPLICATION } from './support/samples.js';
import { freePort } from './support/postgres.js';
import { tool } from './support/tool.js';
import { installation, submissions } from '../src/database/schema.js';

describe('the service as a process', () => {
  test('invalid settings are refused with a message and no stack trace', async () => {
    const { ended, output } = spawnService({ E_SERVICES_PORT: 'four' });
    assert.equal(await ended, 1);
    assert.equal(
      output().trim(),
      'E_SERVICES_PORT must be a whole number from 1 to 65535, not "four".',
    );
  });

  test('one process locks a data folder; a signal stops it; its log has no personal data', async () => {
    const folder = await newDataFolder();
    const env = { E_SERVICES_DATA_DIR: folder, LOG_LEVEL: 'info' };
    chmodSync(folder, 0o755);
    const first = await startProcess(env);
    assert.equal(statSync(folder).mode & 0o777, 0o700);

    const second = spawnService({ ...env, E_SERVICES_PORT: String(await freePort()) });
    assert.equal(await second.ended, 1);
    assert.match(
      second.output(),
      new RegExp(`in use by the e-services process ${first.process.pid}`),
    );

    await first.client.post('/remarks', CALLBACK);
    await first.client.get('/searchAgents', { Port: 'Jeddah Port', AgentName: 'SECRET' });
    first.process.kill('SIGTERM');
    assert.equal(await first.ended, 0);
    assert.ok(!readdirSync(folder).includes('lock.sock'));
    assert.match(first.output(), /"path":"\/e-services-api\/searchAgents","status":400/);
    assert.doesNotMatch(first.output(), /SECRET|عميل|0500000000|127\.0\.0\.1","|remoteAddress/);

    const again = await startProcess(env);
    const { stdout } = await tool(folder, 'list');
    assert.match(stdout, /callback/);
    again.process.kill('SIGINT');
    assert.equal(await again.ended, 0);
  });

  test('a port in use is reported', async () => {
    const { application, settings, stop } = await startHere();
    assert.ok(application);
    const other = spawnService({
      ...(await newData()),
      E_SERVICES_PORT: String(settings.port),
    });
    assert.equal(await other.ended, 1);
    assert.match(other.output(), new RegExp(`port ${settings.port} is in use`));
    await stop();
  });
});

describe('the command-line tool', () => {
  test('lists, shows, exports, counts and deletes through the running service', async () => {
    const service = await startHere();
    const { client, settings } = service;
    const folder = settings.dataDir;
    const content = pdf(2500, 'résumé');
    const { body } = await client.submit(
      '/applyJob',
      { ...JOB_APPLICATION, message: '=HYPERLINK("http://x")' },
      { field: 'resume', content },
    );
    const { reference } = body.data;
    for (const useful of ['yes', 'yes', 'no']) {
      await client.post('/feedback', { ...FEEDBACK, useful, reason: useful === 'no' ? 'لا' : '' });
    }
    await client.with({ 'accept-language': 'en' }).post('/feedback', FEEDBACK);
    assert.equal(statSync(path.join(folder, 'admin.sock')).mode & 0o777, 0o600);

    assert.match(
      (await tool(folder, 'list', '--kind', 'job-application')).stdout,
      new RegExp(reference),
    );
    const copy = path.join(folder, 'copy.pdf');
    const shown = await tool(folder, 'show', reference, '--file', copy);
    assert.equal(JSON.parse(shown.stdout).fields.firstName, JOB_APPLICATION.firstName);
    assert.deepEqual(readFileSync(copy), content);
    const csv = (await tool(folder, 'export', '--format', 'csv', '--kind', 'job-application'))
      .stdout;
    assert.match(
      csv,
      /^\ufeff"reference","kind","receivedAt","fileTitle","fileSize","state","language","firstName"/,
    );
    assert.match(csv, /"'=HYPERLINK\(""http:\/\/x""\)"/);
    const all = JSON.parse((await tool(folder, 'export', '--format', 'json')).stdout);
    assert.equal(all.length, 5);
    assert.deepEqual(
      all.map((found: { case: { language: string } }) => found.case.language),
      ['ar', 'ar', 'ar', 'ar', 'en'],
    );
    assert.equal(
      (await tool(folder, 'feedback')).stdout.trim(),
      '/about-us  ar  yes 2  no 1  with a reason 1\n/about-us  en  yes 1  no 0  with a reason 0',
    );
    await tool(folder, 'delete', reference);
    await assert.rejects(tool(folder, 'show', reference), /There is no submission/);
    assert.deepEqual(readdirSync(path.join(folder, 'files')), ['incoming']);
    await assert.rejects(tool(folder, 'export', '--format', 'xml'), /--format must be csv or json/);
    await assert.rejects(tool(folder, 'list', '--kind', 'spam'), /--kind must be one of/);
    await service.stop();
    await assert.rejects(tool(folder, 'list'), /not running on this data folder/);
  });
});

describe('clean-up at start', () => {
  test('expired submissions and orphaned files are deleted, the rest stays', async () => {
    const data = await newData();
    const env = {
      ...data,
      RETENTION_DAYS: '30',
      RETENTION_DAYS_CALLBACK: '400',
    };
    const service = await startHere(env);
    const { client, application } = service;
    await client.submit('/contactUs', CONTACT, { field: 'file', content: pdf() });
    await client.post('/remarks', CALLBACK);
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await application.database.update(submissions).set({ receivedAt: old });
    const fresh = await client.submit('/contactUs', CONTACT, { field: 'file', content: pdf() });
    const files = path.join(service.settings.dataDir, 'files');
    const orphan = path.join(files, '00000000-0000-4000-8000-000000000000.pdf');
    writeFileSync(orphan, pdf());
    utimesSync(orphan, old, old);
    writeFileSync(path.join(files, 'incoming', 'half.part'), '%PDF-');
    await service.stop();

    const again = await startHere(env);
    const rows = await again.application.database.select().from(submissions);
    assert.deepEqual(rows.map(({ kind }) => kind).sort(), ['callback', 'contact']);
    const kept = rows.find(({ kind }) => kind === 'contact');
    assert.equal(kept?.reference, fresh.body.data.reference);
    assert.deepEqual(readdirSync(files).sort(), [kept?.fileName, 'incoming'].sort());
    assert.deepEqual(readdirSync(path.join(files, 'incoming')), []);
    await again.stop();
  });
});

test('a folder of another database is refused, and its files stay', async () => {
  const data = await newData();
  const { client, application, settings, stop } = await startHere(data);
  await client.submit('/contactUs', CONTACT, { field: 'file', content: pdf() });
  await application.database.update(installation).set({ id: randomUUID() });
  await stop();
  const folder = settings.dataDir;
  const before = readdirSync(path.join(folder, 'files'));
  await assert.rejects(startHere(data), /belong to a different database/);
  assert.deepEqual(readdirSync(path.join(folder, 'files')), before);
  assert.ok(!readdirSync(folder).includes('lock.sock'));
});
