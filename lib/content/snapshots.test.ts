import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beginSnapshot, deleteSnapshot, readSnapshot, writeSnapshot } from './snapshots';

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

describe('loads that overlap', () => {
  it('keep the result of the one that began last, whichever ends last', async () => {
    const [before, after] = [beginSnapshot(key), beginSnapshot(key)];
    await after.write('new');
    await before.write('old');
    expect(await readSnapshot(key)).toEqual({ value: 'new' });
    before.end();
    after.end();
    const later = beginSnapshot(key);
    await later.write('newest');
    later.end();
    expect(await readSnapshot(key)).toEqual({ value: 'newest' });
  });

  it('do not bring back what a later one found removed', async () => {
    const [before, after] = [beginSnapshot(key), beginSnapshot(key)];
    await Promise.all([after.remove(), before.write('old')]);
    expect(await readSnapshot(key)).toBeUndefined();
  });

  it('store in turn also when one could not', async () => {
    const [before, after] = [beginSnapshot(key), beginSnapshot(key)];
    await expect(before.write(1n)).rejects.toThrow(TypeError);
    await after.write('new');
    expect(await readSnapshot(key)).toEqual({ value: 'new' });
  });
});
