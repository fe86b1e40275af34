import assert from 'node:assert/strict';
import { chmodSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { newDataFolder } from './support/folders.js';
import { startHere } from './support/running.js';
import { FEEDBACK } from './support/samples.js';

const isOpen = (entry: string) => (lstatSync(entry).mode & 0o077) !== 0;

/** Folders and files that others than the owner may open. */
function openToOthers(folder: string): string[] {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return ['', ...inside].filter((name) => isOpen(path.join(folder, name)));
}

test('only the owner can read the data folder, even if it existed before', async () => {
  const before = process.umask(0o022);
  const folder = await newDataFolder();
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'files'));
  writeFileSync(path.join(folder, 'files', 'note.txt'), 'text of a visitor');
  assert.ok(openToOthers(folder).length > 900);
  const service = await startHere({ E_SERVICES_DATA_DIR: folder });
  assert.equal((await service.client.post('/feedback', FEEDBACK)).status, 200);
  await service.stop();
  // The embedded database ignores umask; the folder keeps others out.
  for (const name of ['', 'database', 'files', 'files/note.txt', 'database/pg_wal']) {
    assert.ok(!isOpen(path.join(folder, name)), name);
  }
  assert.ok(openToOthers(folder).length < 20);
  const again = await startHere({ E_SERVICES_DATA_DIR: folder });
  assert.ok(openToOthers(folder).length < 5);
  await again.stop();
  process.umask(before);
});
