import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSnapshot, removeSnapshot, snapshotName, writeSnapshot } from './snapshots';

const settings = { dataDirectory: mkdtempSync(path.join(tmpdir(), 'snapshots-')) };
jest.mock('../config', () => ({ config: () => settings }));

const name = snapshotName('article', 1, ['ar', '../../etc/passwd']);
const folder = path.join(settings.dataDirectory, 'snapshots', 'article-v1');

afterAll(() => rmSync(settings.dataDirectory, { recursive: true }));

it('stores the latest value for any arguments', async () => {
  expect(await readSnapshot(name)).toBeUndefined();
  await Promise.all([writeSnapshot(name, { title: 'x' }), writeSnapshot(name, { title: 'y' })]);
  expect(await readSnapshot(name)).toEqual({ value: { title: 'y' } });
  expect(readdirSync(folder)).toHaveLength(1);
});

it('reads null as a value, and nothing of another version', async () => {
  await writeSnapshot(snapshotName('article', 1), null);
  expect(await readSnapshot(snapshotName('article', 1))).toEqual({ value: null });
  expect(await readSnapshot(snapshotName('article', 2))).toBeUndefined();
});

it('misses a file that cannot be read', async () => {
  for (const file of readdirSync(folder)) writeFileSync(path.join(folder, file), '{"val');
  expect(await readSnapshot(name)).toBeUndefined();
});

it('removes unpublished values', async () => {
  await writeSnapshot(name, 1);
  await removeSnapshot(name);
  await removeSnapshot(name);
  expect(await readSnapshot(name)).toBeUndefined();
});

it('writes after a failure, and leaves no part of a file', async () => {
  await expect(writeSnapshot(name, 1n)).rejects.toThrow(TypeError);
  await writeSnapshot(name, 'new');
  expect(await readSnapshot(name)).toEqual({ value: 'new' });
  expect(readdirSync(folder).filter((file) => file.endsWith('.tmp'))).toEqual([]);
});

it('rejects where the folder is read-only', async () => {
  // Nothing is read-only for root.
  if (process.getuid?.() === 0) return;
  chmodSync(folder, 0o500);
  await expect(writeSnapshot(name, 'newer')).rejects.toThrow();
  chmodSync(folder, 0o700);
  expect(await readSnapshot(name)).toEqual({ value: 'new' });
});
