import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { CONTACT_FORM, wireExampleOf } from '@ports-authority/e-services-contract';
import { S3Server } from '@ports-authority/object-storage/dist/testing/s3-server';
import { samplePdf } from '@ports-authority/submissions/dist/testing/sample-pdf';
import { readSettings, ROOT } from '../src/settings';
import { freePort, startCms, type RunningCms } from './cms';
import { signIn, type Editor } from './editor';
import { FORMS_TOKEN } from './shared';

const HOUR_MS = 60 * 60 * 1000;
const PICTURE = fs.readFileSync(path.join(ROOT, 'seed', 'media', 'images', 'tugboats-1.webp'));

const FIELDS = wireExampleOf(CONTACT_FORM);

interface Uploaded {
  id: number;
  url: string;
  formats: { thumbnail: { url: string } } | null;
}

const server = new S3Server();
const settings = readSettings();
let metricsPort: number;
let cms: RunningCms;
let admin: Editor;

before(async () => {
  await server.start();
  metricsPort = await freePort();
  cms = await startCms({
    ...server.settings,
    SERVE_ADMIN: 'false',
    CMS_FORMS_TOKEN: FORMS_TOKEN,
    CMS_FORMS_RETENTION_DAYS: '30',
    CMS_METRICS_PORT: String(metricsPort),
  });
  admin = await signIn(cms.url);
});
after(async () => {
  await cms?.stop();
  await server.stop();
});

const keys = (folder: string): string[] =>
  [...server.objects.keys()].filter((key) => key.startsWith(`cms/${folder}/`));
const at = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(cms.url + url, { headers });
const inFolder = (folder: string): string[] =>
  fs.readdirSync(path.join(cms.dataDir, folder)).filter((name) => name !== 'incoming');

async function upload(): Promise<Uploaded> {
  const answer = await admin.upload('harbour.webp', 'image/webp', PICTURE);
  assert.equal(answer.status, 201);
  const [file] = (await answer.json()) as Uploaded[];
  return file as Uploaded;
}

describe('uploads in a bucket', () => {
  test('are private and served by the CMS', async () => {
    const onDisk = inFolder('public/uploads').length;
    const file = await upload();
    assert.match(file.url, /^\/uploads\/harbour_[0-9a-f]+\.webp$/);
    assert.match(file.formats?.thumbnail.url ?? '', /^\/uploads\/thumbnail_harbour_/);
    assert.equal(keys('uploads').length, 2);
    assert.equal(inFolder('public/uploads').length, onDisk);
    for (const { headers } of server.requests) {
      assert.deepEqual(
        Object.keys(headers).filter((name) => /acl|grant/.test(name)),
        [],
      );
    }
    const got = await at(file.url);
    assert.deepEqual([got.status, got.headers.get('content-type')], [200, 'image/webp']);
    assert.ok(Buffer.from(await got.arrayBuffer()).equals(PICTURE));
    assert.equal((await at(file.formats?.thumbnail.url ?? '')).status, 200);
    const part = await at(file.url, { range: 'bytes=4-7' });
    assert.equal(part.status, 206);
    assert.equal(part.headers.get('content-range'), `bytes 4-7/${PICTURE.length}`);
    assert.ok(Buffer.from(await part.arrayBuffer()).equals(PICTURE.subarray(4, 8)));
    assert.equal((await at(file.url, { range: 'bytes=99999999-' })).status, 416);
    const head = await fetch(cms.url + file.url, { method: 'HEAD' });
    assert.equal(head.headers.get('content-length'), String(PICTURE.length));

    // Files of the data folder are still served.
    const [sample = ''] = inFolder('public/uploads');
    assert.equal((await at(`/uploads/${sample}`)).status, 200);
    assert.equal((await at('/uploads/nothing.webp')).status, 404);

    await admin.call('DELETE', `/upload/files/${file.id}`);
    assert.deepEqual(keys('uploads'), []);
    assert.equal((await at(file.url)).status, 404);
  });

  test('keep their URL when replaced', async () => {
    const { id, url } = await upload();
    const content = Buffer.concat([PICTURE, Buffer.from('more')]);
    const answer = await admin.upload('other.webp', 'image/webp', content, `/upload?id=${id}`);
    assert.equal(answer.status, 200);
    assert.equal(keys('uploads').length, 2);
    assert.equal((await (await at(url)).arrayBuffer()).byteLength, PICTURE.length + 4);
    await admin.call('DELETE', `/upload/files/${id}`);
  });

  test('that are rejected are not stored, and nothing is lost while the bucket is down', async () => {
    const before = server.requests.filter(({ method }) => method === 'PUT').length;
    assert.equal((await admin.upload('page.html', 'text/html', '<script>')).ok, false);
    const big = Buffer.concat([PICTURE, Buffer.alloc(31 * 1024 * 1024)]);
    assert.equal((await admin.upload('big.webp', 'image/webp', big)).ok, false);
    assert.equal(server.requests.filter(({ method }) => method === 'PUT').length, before);

    const { id, url } = await upload();
    await server.stop();
    assert.equal((await admin.upload('harbour.webp', 'image/webp', PICTURE)).ok, false);
    // Not 404, which the site would cache as deleted.
    assert.equal((await at(url)).status, 503);
    const ready = await at('/api/health/ready');
    assert.deepEqual(
      [ready.status, await ready.json()],
      [200, { status: 'ready', database: 'up', files: 'failing' }],
    );
    await server.start();
    assert.equal((await at(url)).status, 200);
    await admin.call('DELETE', `/upload/files/${id}`);
  });
});

const LETTER = samplePdf(0, 'letter').toString();

describe('files of contact forms in a bucket', () => {
  const asSite = { authorization: `Bearer ${FORMS_TOKEN}` };
  const uploaded = async (content = LETTER): Promise<Response> => {
    const body = new FormData();
    body.append('files', new File([content], 'letter.pdf', { type: 'application/pdf' }));
    return fetch(`${cms.url}/api/upload`, { method: 'POST', headers: asSite, body });
  };
  const readId = async (response: Response): Promise<string> =>
    ((await response.json()) as { id: string }[])[0]?.id ?? '';
  const send = async (file: string): Promise<Response> => {
    const body = new FormData();
    const fields = { ...FIELDS, file, SubmissionKey: randomUUID() };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return fetch(`${cms.url}/api/contact-forms`, { method: 'POST', headers: asSite, body });
  };

  test('are stored, downloaded by staff only, and deleted with their form', async () => {
    const name = await readId(await uploaded());
    assert.equal((await send(name)).status, 201);
    assert.deepEqual(keys('contact-files'), [`cms/contact-files/${name}`]);
    assert.deepEqual(inFolder('contact-files'), []);
    assert.deepEqual(fs.readdirSync(path.join(cms.dataDir, 'contact-files', 'incoming')), []);
    assert.equal((await at(`/uploads/${name}`)).status, 404);
    assert.equal((await at(`/uploads/..%2Fcontact-files%2F${name}`)).ok, false);
    const [form] = await admin.list('api::contact-form.contact-form', '');
    const address = `/contact-forms/${form?.documentId}/file`;
    const file = await fetch(cms.url + address, { headers: admin.headers });
    assert.equal(await file.text(), LETTER);
    assert.equal((await at(address)).status, 401);
  });

  test('cannot be claimed by a form after half an hour', async () => {
    const old = await readId(await uploaded());
    server.makeOlder(HOUR_MS / 2 + 5000);
    assert.equal((await send(old)).status, 400);
    assert.equal((await send(`${randomUUID()}.pdf`)).status, 400);
  });

  test('are rejected while the bucket is down', async () => {
    await server.stop();
    assert.equal((await uploaded()).status, 500);
    await server.start();
    assert.deepEqual(fs.readdirSync(path.join(cms.dataDir, 'contact-files', 'incoming')), []);
  });
});

test('metrics count requests, uploads, webhooks and the bucket, without input', async () => {
  await at('/api/ports', { authorization: `Bearer ${settings.readToken}` });
  await at('/Noura/0512345678');
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  for (const expected of [
    /^cms_http_requests_total\{route="content",method="GET",status="200"\} \d/m,
    /^cms_http_requests_total\{route="other",method="GET",status="404"\} \d/m,
    /^cms_http_request_duration_seconds_count\{route="content"\} \d/m,
    /^cms_uploads_total\{kind="contact form",outcome="failed"\} 1/m,
    /^cms_storage_requests_total\{operation="put",outcome="failed"\} [1-9]/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
  ]) {
    assert.match(text, expected);
  }
  assert.ok(!text.includes('Noura') && !text.includes('0512345678'));
  assert.equal((await at('/metrics')).status, 404);
});

test('a start with an unusable bucket ends with a message', async () => {
  const start = (more: Record<string, string>) => startCms({ ...server.settings, ...more });
  await assert.rejects(
    start({ S3_BUCKET: '' }),
    /CMS: The settings of the CMS are invalid:\n- S3_BUCKET must be set when S3_ENDPOINT is\./,
  );
  await assert.rejects(
    start({ S3_ACCESS_KEY_ID: 'WRONG' }),
    /CMS: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be a key that may .*InvalidAccessKeyId/,
  );
});
