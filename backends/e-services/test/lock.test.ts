import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { lockFolder, LockedError } from '../src/lock.js';
import { newFolder } from './support/folders.js';

const lock = (folder: string) => lockFolder(folder, path.join(folder, 'admin.sock'));

function deadProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

test('a folder is locked and released', async () => {
  const folder = newFolder();
  const unlock = await lock(folder);
  assert.ok(existsSync(path.join(folder, 'lock')));
  unlock();
  assert.deepEqual(readdirSync(folder), []);
});

test('a folder locked by a running process is refused, naming the process', async () => {
  const folder = newFolder();
  const holder = { pid: process.ppid, host: hostname(), started: processStartTime(process.ppid) };
  writeFileSync(path.join(folder, 'lock'), JSON.stringify(holder));
  await assert.rejects(lock(folder), (error: Error) => {
    assert.ok(error instanceof LockedError);
    assert.match(error.message, new RegExp(`in use by the e-services process ${process.ppid}`));
    return true;
  });
});

test('a stale lock is replaced', async () => {
  const left = [
    JSON.stringify({ pid: deadProcess(), host: hostname(), started: '1' }),
    JSON.stringify({ pid: process.pid, host: hostname(), started: '1' }),
    JSON.stringify({ pid: 1, host: 'another host', started: '1' }),
    '',
    'null',
  ];
  for (const content of left) {
    const folder = newFolder();
    writeFileSync(path.join(folder, 'lock'), content);
    const unlock = await lock(folder);
    unlock();
    assert.deepEqual(readdirSync(folder), [], content);
  }
});

test(
  'a reused process id does not lock the folder',
  { skip: process.platform === 'linux' ? false : 'start times are known on Linux only' },
  async () => {
    const folder = newFolder();
    const holder = { pid: process.ppid, host: hostname(), started: 'before' };
    writeFileSync(path.join(folder, 'lock'), JSON.stringify(holder));
    const unlock = await lock(folder);
    unlock();
  },
);

function processStartTime(pid: number): string {
  if (process.platform !== 'linux') return '';
  const { stdout } = spawnSync('cat', [`/proc/${pid}/stat`], { encoding: 'utf8' });
  return stdout.slice(stdout.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
