import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { S3Server } from '@ports-authority/object-storage/dist/testing/s3-server.js';
import { submissions } from '../src/database/schema.js';
import { deleteExpired, sweepFiles } from '../src/submissions/retention.js';
import { openFiles } from '../src/submissions/files.js';
import { markIn, multipart, pdf } from './support/client.js';
import { newFolder } from './support/folders.js';
import { freePort, startPostgres, postgresProblem, type Postgres } from './support/postgres.js';
import {
  newData,
  spawnService,
  startHere,
  startProcess,
  type Running,
  type Spawned,
} from './support/running.js';
import { CONTACT, JOB_APPLICATION } from './support/samples.js';
import { submitKeyed } from './support/submit-keyed.js';
import { toolWith } from './support/tool.js';

const HOUR_MS = 60 * 60 * 1000;
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 1);
const IN_PARALLEL = 30;

const server = new S3Server();
before(() => server.start());
beforeEach(() => {
  server.objects.clear();
  server.requests.length = 0;
});
after(() => server.stop());

const file = (content = pdf(3000), field = 'file') => ({ field, content });
/** Keys of the submitted files in the bucket. */
const stored = () =>
  [...server.objects.keys()].filter((key) => key.startsWith('e-services/files/'));

describe('submitted files in a bucket', () => {
  let service: Running;
  beforeEach(async () => {
    service = await startHere(server.settings);
  });
  afterEach(() => service.stop());

  test('are private there, nothing of them stays on the disk, and the tools find them', async () => {
    const { client, settings, application } = service;
    const letter = pdf(4000, 'a letter');
    const sent = await client.submit('/contactUs', CONTACT, file(letter));
    assert.equal(sent.status, 200);
    assert.equal(stored().length, 1);
    const [object] = stored().map((key) => server.objects.get(key));
    assert.deepEqual([object?.content.equals(letter), object?.type], [true, 'application/pdf']);
    for (const { headers } of server.requests) {
      assert.deepEqual(
        Object.keys(headers).filter((name) => /acl|grant/.test(name)),
        [],
      );
    }
    assert.deepEqual(readdirSync(path.join(settings.dataDir, 'files')), ['incoming']);
    assert.deepEqual(readdirSync(path.join(settings.dataDir, 'files', 'incoming')), []);

    const { reference } = sent.body.data;
    const to = path.join(newFolder(), 'letter.pdf');
    await toolWith(settings.dataDir, '', 'show', reference, '--file', to);
    assert.ok(readFileSync(to).equals(letter));
    const folder = path.join(newFolder(), 'person');
    const by = ['--by', 'email'];
    assert.match(
      await toolWith(
        settings.dataDir,
        CONTACT['emailAddress'],
        'export-person',
        ...by,
        '--to',
        folder,
      ),
      /^1 submissions exported/,
    );
    assert.ok(readFileSync(path.join(folder, `${reference}.pdf`)).equals(letter));
    assert.match(
      await toolWith(
        settings.dataDir,
        CONTACT['emailAddress'],
        'delete-person',
        ...by,
        '--confirm',
        '1',
      ),
      /^1 submissions deleted/,
    );
    assert.deepEqual(stored(), []);

    // Past its retention a submission is deleted with its file.
    await client.submit('/applyJob', JOB_APPLICATION, file(pdf(), 'resume'));
    assert.equal(stored().length, 1);
    const { files, close } = await openFiles(settings, application.database, counted);
    const later = new Date(Date.now() + 181 * 24 * HOUR_MS);
    assert.equal(
      await deleteExpired(application.database, files, settings.retentionDays, later),
      1,
    );
    assert.deepEqual(stored(), []);
    close();
  });

  test('that are refused never get there', async () => {
    const { client } = service;
    const big = pdf(5 * 1024 * 1024 + 1);
    assert.equal((await client.submit('/contactUs', CONTACT, file(big))).status, 413);
    const noPdf = file(Buffer.alloc(3000, 'x'));
    assert.equal((await client.submit('/contactUs', CONTACT, noPdf)).status, 400);
    const wrong = multipart({ ...CONTACT, captcha: '000000' }, file());
    assert.equal((await client.post('/contactUs', wrong)).status, 400);
    const puts = server.requests.filter(({ method }) => method === 'PUT');
    assert.deepEqual(
      puts.map(({ key }) => key),
      ['e-services/database-id'],
    );
  });

  test('leave no row behind when the bucket fails, and can be sent again', async () => {
    const { client, application } = service;
    const key = randomUUID();
    await server.stop();
    assert.equal((await client.submit('/contactUs', CONTACT, file(), key)).status, 500);
    assert.equal((await client.get('/lookups')).status, 200);
    assert.deepEqual(await application.database.select().from(submissions), []);
    const { status, body } = await client.get('/health/ready');
    assert.deepEqual([status, body], [200, { status: 'ready', database: 'up', files: 'failing' }]);
    await server.start();
    assert.equal((await client.submit('/contactUs', CONTACT, file(), key)).status, 200);
    assert.equal(stored().length, 1);
    const folder = path.join(service.settings.dataDir, 'files', 'incoming');
    assert.deepEqual(readdirSync(folder), []);
  });

  test('without a row are deleted after an hour, not before', async () => {
    const { application, settings, client } = service;
    await client.submit('/contactUs', CONTACT, file());
    const orphan = `e-services/files/${randomUUID()}.pdf`;
    server.objects.set(orphan, { content: pdf(), type: '', stored: Date.now() });
    server.objects.set('e-services/files/notes.txt', { content: pdf(), type: '', stored: 0 });
    const { files, close } = await openFiles(settings, application.database, counted);
    assert.equal(await sweepFiles(application.database, files, 0), 0);
    server.makeOlder(HOUR_MS + 5000);
    assert.equal(await sweepFiles(application.database, files), 1);
    assert.ok(!server.objects.has(orphan));
    assert.equal(stored().length, 2);
    close();
  });

  test('of a person that cannot be deleted now are named, and go later', async () => {
    const { client, settings, application } = service;
    await client.submit('/contactUs', CONTACT, file());
    await server.stop();
    const person = ['--by', 'email', '--confirm', '1'];
    assert.match(
      await toolWith(settings.dataDir, CONTACT['emailAddress'], 'delete-person', ...person),
      /^1 files of deleted submissions could not be/,
    );
    assert.deepEqual(await application.database.select().from(submissions), []);
    await server.start();
    server.makeOlder(HOUR_MS + 5000);
    const { files, close } = await openFiles(settings, application.database, counted);
    assert.equal(await sweepFiles(application.database, files), 1);
    assert.deepEqual(stored(), []);
    close();
  });
});

const counted = { storageRequests: { inc: () => undefined } } as never;

test('operations on the bucket are counted', async () => {
  const metricsPort = await freePort();
  const service = await startHere({
    ...server.settings,
    E_SERVICES_METRICS_PORT: String(metricsPort),
  });
  await service.client.submit('/contactUs', CONTACT, file());
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  assert.match(metrics, /e_services_storage_requests_total\{operation="put",outcome="ok"\} 2/);
  await service.stop();
});

test('a start with a bucket that cannot be used ends with an error message', async () => {
  const data = await newData();
  const refused = (more: Record<string, string>, message: RegExp) =>
    assert.rejects(startHere({ ...server.settings, ...data, ...more }), message);
  await refused(
    { S3_ACCESS_KEY_ID: 'WRONG' },
    /^Error: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be a key that may .*InvalidAccessKeyId/,
  );
  await refused({ S3_BUCKET: 'another' }, /^Error: S3_BUCKET must be an existing bucket/);
  await refused(
    { S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` },
    /^Error: S3_ENDPOINT: .* does not answer \(ECONNREFUSED\)/,
  );
  server.objects.set('e-services/database-id', {
    content: Buffer.from('another'),
    type: '',
    stored: 0,
  });
  const { ended, output } = spawnService({ ...server.settings, ...data });
  assert.equal(await ended, 1);
  assert.match(output(), /^The files in the bucket belong to a different database/m);
});

describe('processes that share a bucket', { skip: postgresProblem() ?? false }, () => {
  let postgres: Postgres;
  before(async () => {
    postgres = await startPostgres();
  });
  after(() => postgres.stop());

  test(`lose, double and orphan nothing when they are killed in ${ROUNDS} rounds`, async () => {
    const env = {
      ...server.settings,
      DATABASE_URL: await postgres.newDatabase(),
      CAPTCHA_KEY: 'a secret of the test, shared by its instances',
    };
    const folders = [newFolder(), newFolder()];
    const start = (n: number) => startProcess({ ...env, E_SERVICES_DATA_DIR: folders[n]! });
    const services: Spawned[] = [await start(0), await start(1)];
    const acknowledged = new Map<string, string>();
    let lost = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const keys = Array.from({ length: IN_PARALLEL }, () => randomUUID());
      const done: string[] = [];
      const first = Promise.all(
        keys.map((key) => submitKeyed(services[0]!.client, key, acknowledged, done)),
      );
      const responses = 1 + (((round + 1) * 17) % IN_PARALLEL);
      for (let waited = 0; waited < 800 && done.length < responses; waited++) await pause(5);
      services[0]!.process.kill('SIGKILL');
      await services[0]!.ended;
      lost += (await first).filter((reference) => !reference).length;
      // The other process serves the retries while the killed one restarts.
      const [again] = await Promise.all([
        Promise.all(keys.map((key) => submitKeyed(services[1]!.client, key, acknowledged, done))),
        start(0).then((started) => (services[0] = started)),
      ]);
      assert.ok(again.every(Boolean));
    }
    assert.equal(acknowledged.size, ROUNDS * IN_PARALLEL);
    const shown = await toolWith(folders[1]!, '', 'export', '--format', 'json');
    const rows = JSON.parse(shown) as { reference: string; fields: { details: string } }[];
    assert.deepEqual(
      rows.map(({ fields }) => fields.details).sort(),
      [...acknowledged.keys()].sort(),
    );
    const marks = new Set(stored().map((key) => markIn(server.objects.get(key)!.content)));
    for (const key of acknowledged.keys()) assert.ok(marks.has(key), 'a row without its file');
    // Each process reads and deletes files of the other.
    for (const [n, key] of [...acknowledged.keys()].slice(0, 4).entries()) {
      const to = path.join(newFolder(), 'file.pdf');
      await toolWith(folders[n % 2]!, '', 'show', acknowledged.get(key)!, '--file', to);
      assert.ok(existsSync(to) && readFileSync(to).includes(key));
    }
    const orphans = stored().length - rows.length;
    console.log(
      `# ${rows.length} stored once; ${lost} had no response at first; ${orphans} files without a row`,
    );
    server.makeOlder(HOUR_MS + 5000);
    services[0]!.process.kill('SIGKILL');
    await services[0]!.ended;
    services[0] = await start(0);
    assert.equal(stored().length, rows.length);
    for (const { process: child } of services) child.kill('SIGTERM');
    await Promise.all(services.map(({ ended }) => ended));
  });
});
