import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { after, before, describe, test } from 'node:test';
import { pdf } from './support/client.js';
import { newData, startProcess, type Spawned } from './support/running.js';
import { CONTACT } from './support/samples.js';

const MEGABYTE = 1024 * 1024;
const MAX_GROWTH = 100;

const linuxOnly = process.platform === 'linux' ? false : 'memory is read from /proc';

describe('large uploads', { skip: linuxOnly }, () => {
  let folder = '';
  let service: Spawned;
  before(async () => {
    const data = await newData();
    folder = data['E_SERVICES_DATA_DIR'] ?? '';
    service = await startProcess(data);
  });
  after(async () => {
    service.process.kill('SIGTERM');
    await service.ended;
  });

  const incoming = () => readdirSync(path.join(folder, 'files', 'incoming'));
  const memory = () => {
    const status = readFileSync(`/proc/${service.process.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  };

  async function upload(bytes: number, fields: Record<string, string>, cookie = '') {
    const texts = Object.entries(fields).map(
      ([name, value]) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const chunk = Buffer.alloc(64 * 1024, 0x20);
    let taken = 0;
    function* body() {
      yield Buffer.from(
        `${texts.join('')}--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n` +
          'Content-Type: application/pdf\r\n\r\n',
      );
      const beginning = pdf();
      yield beginning;
      for (let written = beginning.length; written < bytes; written += chunk.length) {
        yield chunk.subarray(0, Math.min(chunk.length, bytes - written));
      }
      yield Buffer.from('\r\n--x--\r\n');
    }
    const status = await new Promise<number | string>((resolve) => {
      let outcome: number | string = 'nothing';
      const call = request(
        {
          port: service.port,
          host: '127.0.0.1',
          method: 'POST',
          path: '/e-services-api/contactUs',
          headers: { 'content-type': 'multipart/form-data; boundary=x', cookie },
        },
        (response) => {
          outcome = response.statusCode ?? 0;
          response.resume();
        },
      );
      call.on('error', (error: NodeJS.ErrnoException) => {
        if (outcome === 'nothing') outcome = error.code ?? 'error';
      });
      call.on('close', () => {
        taken = call.socket?.bytesWritten ?? 0;
        resolve(outcome);
      });
      Readable.from(body()).pipe(call);
    });
    return { status, taken };
  }

  test('memory stays flat under 50 uploads of 5 MB at the same time', async () => {
    const uploadFifty = async (bytes: number) => {
      const solved = await Promise.all(Array.from({ length: 50 }, () => service.client.captcha()));
      return Promise.all(
        solved.map(({ cookie, answer }, index) =>
          upload(bytes, { ...CONTACT, details: `${bytes} ${index}`, captcha: answer }, cookie),
        ),
      );
    };
    // Node.js' own memory per request depends on its version.
    await uploadFifty(1024);
    const before = memory();
    let most = before;
    const timer = setInterval(() => (most = Math.max(most, memory())), 20);
    const answers = await uploadFifty(5 * MEGABYTE);
    clearInterval(timer);
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    console.log(`# memory ${Math.round(before)} MB, at most ${Math.round(most)} MB meanwhile`);
    assert.ok(most - before < MAX_GROWTH, `${before} MB grew to ${most} MB`);
    assert.deepEqual(incoming(), []);
  });

  test('a stream of 500 MB is refused early', async () => {
    const { status, taken } = await upload(500 * MEGABYTE, CONTACT);
    assert.ok([413, 'ECONNRESET', 'EPIPE'].includes(status), String(status));
    console.log(`# answered ${status} after ${Math.round(taken / MEGABYTE)} MB`);
    assert.ok(taken > 5 * MEGABYTE && taken < 64 * MEGABYTE, `${taken} bytes were taken`);
    assert.deepEqual(incoming(), []);
    assert.equal((await service.client.get('/health/ready')).status, 200);
  });
});
