import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pdf } from './support/client.js';
import { newFolder } from './support/folders.js';
import { startHere, type Running } from './support/running.js';
import { CONTACT } from './support/samples.js';

/** Speaks clamd's INSTREAM protocol and reports files that contain the word EVIL. */
function mockClamd(): { server: Server; seen: number[] } {
  const seen: number[] = [];
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const file = parseFile(received);
      if (!file) return;
      seen.push(file.length);
      if (file.includes('SILENT')) socket.destroy();
      else socket.end(`stream: ${file.includes('EVIL') ? 'Test-Signature FOUND' : 'OK'}\0`);
    });
  });
  return { server, seen };
}

function parseFile(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (received.length < command.length) return undefined;
  assert.equal(received.subarray(0, command.length).toString('latin1'), command);
  const chunks: Buffer[] = [];
  let offset = command.length;
  while (offset + 4 <= received.length) {
    const length = received.readUInt32BE(offset);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(offset + 4, offset + 4 + length));
    offset += 4 + length;
  }
  return undefined;
}

describe('virus scanner', () => {
  const folder = newFolder();
  const socket = path.join(folder, 'clamd.sock');
  const { server, seen } = mockClamd();
  let service: Running;
  before(async () => {
    await new Promise<void>((resolve) => server.listen(socket, resolve));
    service = await startHere({ CLAMD_ADDRESS: socket });
  });
  after(async () => {
    await service.stop();
    server.close();
  });

  const submit = (mark: string) =>
    service.client.submit('/contactUs', CONTACT, { field: 'file', content: pdf(300_000, mark) });
  const files = (folder = '') => readdirSync(path.join(service.settings.dataDir, 'files', folder));

  test('a clean file is stored completely', async () => {
    assert.equal((await submit('good')).status, 200);
    assert.deepEqual(seen, [300_000]);
    assert.equal(files().length, 2);
  });

  test('an infected file is refused and not stored', async () => {
    const { status, body } = await submit('EVIL');
    assert.equal(status, 400);
    assert.equal(body.error, 'Input is not valid');
    assert.deepEqual(Object.keys(body.data.fields), ['file']);
    assert.equal(files().length, 2);
    assert.deepEqual(files('incoming'), []);
  });

  test('nothing is stored if the scanner does not respond', async () => {
    for (const down of [false, true]) {
      if (down) await new Promise((resolve) => server.close(resolve));
      const { status, body } = await submit('SILENT');
      assert.equal(status, 500);
      assert.deepEqual(body, { isSuccess: false, error: 'Something went wrong', data: null });
    }
    assert.equal(files().length, 2);
    assert.deepEqual(files('incoming'), []);
  });
});
