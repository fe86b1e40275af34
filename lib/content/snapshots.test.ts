import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteSnapshot, readSnapshot, writeSnapshot } from './snapshots';

const settings = { dataDirectory: mkdtempSync(path.join(tmpdir(), 'snapshots-')) };
jest.mock('../config', () => ({ config: () => settings }));

const key = { loader: 'article', version: 1, args: ['ar', '../../etc/passwd'] };

afterAll(() => rmSync(settings.dataDirectory, { recursive: true }));

it('stores the latest result, whatever the arguments are', async () => {
  expect(await readSnapshot(key)).toBeUndefined();
  await writeSnapshot(key, { title: 'x' });
  await writeSnapshot(key, { title: 'y' });
  expect(await readSnapshot(key)).toEqual({ value: { title: 'y' } });
  expect(readdirSync(path.join(settings.dataDirectory, 'snapshots', 'article-v1'))).toHaveLength(1);
});

it('null is a result, an older version a miss', async () => {
  await writeSnapshot({ ...key, args: [] }, null);
  expect(await readSnapshot({ ...key, args: [] })).toEqual({ value: null });
  expect(await readSnapshot({ ...key, version: 2 })).toBeUndefined();
});

it('an unreadable file is a miss', async () => {
  const folder = path.join(settings.dataDirectory, 'snapshots', 'article-v1');
  for (const name of readdirSync(folder)) writeFileSync(path.join(folder, name), '{"val');
  expect(await readSnapshot(key)).toBeUndefined();
});

it('removes what is no longer published', async () => {
  await writeSnapshot(key, 1);
  await deleteSnapshot(key);
  await deleteSnapshot(key);
  expect(await readSnapshot(key)).toBeUndefined();
});
