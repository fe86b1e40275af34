import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { S3Bucket } from './bucket';
import { init } from './strapi-provider';

const folder = mkdtempSync(path.join(tmpdir(), 'uploads-'));
afterAll(() => rmSync(folder, { recursive: true }));

function setUp(put: () => Promise<void> = async () => {}) {
  const bucket = { put: jest.fn(put), delete: jest.fn(async () => {}) };
  const open = () => bucket as unknown as S3Bucket;
  return { bucket, provider: init({ open, folder, maxBytes: 8 }) };
}

const file = (hash: string, text = 'content') => ({ hash, ext: '.pdf', buffer: Buffer.from(text) });

it('stores an upload under its name and keeps the URL of the CMS', async () => {
  const { bucket, provider } = setUp();
  const upload = { ...file('plan'), url: undefined as string | undefined };
  await provider.uploadStream(upload);
  expect(bucket.put).toHaveBeenCalledWith('uploads/plan.pdf', expect.objectContaining({ size: 7 }));
  expect(upload.url).toBe('/uploads/plan.pdf');
});

it('rejects a stream beyond the limit and a name with a path', async () => {
  const { bucket, provider } = setUp();
  const stream = Readable.from([Buffer.from('too large')]);
  await expect(provider.upload({ hash: 'plan', ext: '.pdf', stream })).rejects.toThrow('large');
  await expect(provider.upload(file('../plan'))).rejects.toThrow('name');
  expect(bucket.put).not.toHaveBeenCalled();
});

it('removes the old file of a replacement only once the new one is stored', async () => {
  const old = path.join(folder, 'old.pdf');
  writeFileSync(old, 'old');
  const failing = setUp(() => Promise.reject(new Error('bucket')));
  await expect(failing.provider.replace(file('new'), file('old'))).rejects.toThrow('bucket');
  expect(failing.bucket.delete).not.toHaveBeenCalled();
  expect(existsSync(old)).toBe(true);

  const { bucket, provider } = setUp();
  await provider.replace(file('new'), file('old'));
  expect(bucket.delete).toHaveBeenCalledWith('uploads/old.pdf');
  expect(existsSync(old)).toBe(false);
});

it('keeps the object when a file is replaced under its name', async () => {
  const { bucket, provider } = setUp();
  await provider.replace(file('plan'), file('plan'));
  expect(bucket.delete).not.toHaveBeenCalled();
});
