import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import test from 'node:test';
import { lockFolder, LockedError } from '../src/lock.js';
import { newFolder } from './support/folders.js';

const lock = (folder: string) =>
  lockFolder(folder, path.join(folder, 'lock.sock'), path.join(folder, 'admin.sock'));

test('a folder has one lock, which names its process', async () => {
  const folder = newFolder();
  const unlock = await lock(folder);
  await assert.rejects(lock(folder), (error: Error) => {
    assert.ok(error instanceof LockedError);
    assert.match(error.message, new RegExp(`in use by the e-services process ${process.pid}\\.`));
    return true;
  });
  unlock();
  assert.deepEqual(readdirSync(folder), []);
});

test('a stale lock is replaced, by one of two processes', async () => {
  const folder = newFolder();
  const socket = path.join(folder, 'lock.sock');
  const listen = `require('node:net').createServer().listen(process.argv[1], () => console.log())`;
  const killed = spawn(process.execPath, ['-e', listen, socket]);
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  assert.deepEqual(readdirSync(folder), ['lock.sock']);
  const both = await Promise.allSettled([lock(folder), lock(folder)]);
  const [held, ...others] = both.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  );
  assert.equal(others.length, 0);
  held?.();
  writeFileSync(socket, '');
  (await lock(folder))();
});

test('a process of an older release, or one that hangs, holds the folder', async () => {
  const folder = newFolder();
  const older = createServer().listen(path.join(folder, 'admin.sock'));
  await once(older, 'listening');
  await assert.rejects(lock(folder), /in use by the e-services process that/);
  older.close();
});
