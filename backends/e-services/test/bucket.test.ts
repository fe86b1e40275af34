import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { after, before, beforeEach, describe, test } from 'node:test';
import { S3 } from '@aws-sdk/client-s3';
import { S3Bucket, s3Options, type BucketSettings } from '@ports-authority/object-storage';
import { S3Server } from '@ports-authority/object-storage/dist/testing/s3-server.js';
import { loadSettings } from '../src/settings/settings.js';

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');
const object = (content: string, hash = sha256(content)) => ({
  open: () => Readable.from([Buffer.from(content)]),
  size: Buffer.byteLength(content),
  sha256: hash,
  type: 'text/plain',
});

describe('a bucket', () => {
  const server = new S3Server();
  let settings: BucketSettings;
  const openBucket = (more: Partial<BucketSettings> = {}) => {
    const all = { ...settings, ...more };
    return new S3Bucket(all, async () => new S3(s3Options(all)));
  };

  before(async () => {
    await server.start();
    settings = loadSettings(server.settings).bucket!;
  });
  beforeEach(() => server.objects.clear());
  after(() => server.stop());

  test('stores, reads and deletes objects below its prefix, privately', async () => {
    const bucket = openBucket();
    await bucket.put('a/text.txt', object('مرحبا'));
    const opened = await bucket.get('a/text.txt');
    assert.equal(await text(opened!.content), 'مرحبا');
    assert.deepEqual([opened!.size, opened!.type], [10, 'text/plain']);
    assert.deepEqual([...server.objects.keys()], ['e-services/a/text.txt']);
    assert.ok((await bucket.ageOf('a/text.txt'))! < 5000);
    await bucket.delete('a/text.txt');
    await bucket.delete('a/text.txt');
    assert.deepEqual(
      [await bucket.get('a/text.txt'), await bucket.ageOf('a/text.txt')],
      [undefined, undefined],
    );
    assert.deepEqual(
      server.requests.filter(({ headers }) => headers['x-amz-acl']),
      [],
    );
    bucket.close();
  });

  test('lists thousands of objects, with their age by its own clock', async () => {
    const bucket = openBucket();
    const stored = Date.now() - 7_200_000;
    const entry = { content: Buffer.alloc(0), type: '', stored };
    for (let n = 0; n < 2500; n++) server.objects.set(`e-services/files/${n} & <${n}>`, entry);
    server.objects.set('another/files/0', entry);
    const pages: { key: string; age: number }[][] = [];
    for await (const page of bucket.list('files/')) pages.push(page);
    assert.deepEqual(
      pages.map(({ length }) => length),
      [1000, 1000, 500],
    );
    const keys = new Set(pages.flat().map(({ key }) => key));
    assert.ok(keys.size === 2500 && keys.has('files/7 & <7>'));
    for (const { age } of pages.flat()) assert.ok(Math.abs(age - 7_200_000) < 10_000, `${age}`);
    bucket.close();
  });

  test('refuses a wrong key, region, bucket and content', async () => {
    const wrong: [Partial<BucketSettings>, string][] = [
      [{ accessKeyId: 'ANOTHER' }, 'InvalidAccessKeyId'],
      [{ region: 'eu-west-1' }, 'AuthorizationHeaderMalformed'],
      [{ bucket: 'another' }, 'NoSuchBucket'],
    ];
    for (const [more, code] of wrong) {
      const bucket = openBucket(more);
      await assert.rejects(bucket.check(2000), { name: 'BucketError', code });
      await assert.rejects(bucket.get('a'), { code });
      bucket.close();
    }
    const bucket = openBucket();
    await assert.rejects(bucket.put('a', object('one', sha256('two'))), {
      code: 'BadDigest',
    });
    assert.equal(server.objects.size, 0);
    bucket.close();
  });

  test('is called three times while it fails, and once if it refuses', async () => {
    const bucket = openBucket();
    server.failNext(503, 500);
    await bucket.put('a', object('one'));
    assert.equal(server.objects.get('e-services/a')?.content.toString(), 'one');
    server.failNext(503, 503, 503);
    await assert.rejects(bucket.get('a'), { status: 503 });
    server.failNext(403, 500);
    await assert.rejects(bucket.get('a'), { status: 403 });
    await bucket.get('a').then((opened) => text(opened!.content));
    bucket.close();
  });

  test(
    'that hangs, or is gone, is not waited for longer than allowed',
    { timeout: 30_000 },
    async () => {
      const bucket = openBucket();
      server.hang();
      await assert.rejects(bucket.check(300), { status: undefined, code: 'ETIMEDOUT' });
      server.goOn();
      await server.stop();
      await assert.rejects(bucket.check(1000), { code: /ECONNREFUSED|ECONNRESET/ });
      await server.start();
      await bucket.check(1000);
      bucket.close();
    },
  );
});
