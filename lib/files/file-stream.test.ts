import {
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileStream } from './file-stream';

const folder = mkdtempSync(path.join(tmpdir(), 'file-stream-'));
const file = path.join(folder, 'clip.mp4');
const content = 'abcdefghij'.repeat(50_000);

beforeAll(() => writeFileSync(file, content));
afterAll(() => rmSync(folder, { recursive: true }));

/** Number of open descriptors of the file. */
function timesOpen(): number {
  const targets = readdirSync('/proc/self/fd').map((number) => {
    try {
      return readlinkSync(`/proc/self/fd/${number}`);
    } catch {
      return '';
    }
  });
  return targets.filter((target) => target === file).length;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
const whole = { start: 0, end: content.length - 1 };

const known = () => {
  const { size, mtime } = statSync(file);
  return { file, bytes: size, changed: mtime };
};

async function openStream(range = whole): Promise<ReadableStream<Uint8Array>> {
  const stream = await fileStream(known(), range);
  if (!stream) throw new Error('The file is another one');
  return stream;
}

it('returns the requested part', async () => {
  expect(await new Response(await openStream()).text()).toBe(content);
  expect(await new Response(await openStream({ start: 10, end: 12 })).text()).toBe('abc');
  await settled();
  expect(timesOpen()).toBe(0);
});

it('streams the opened file even if it is replaced', async () => {
  const stream = await openStream();
  const before = known();
  writeFileSync(`${file}.part`, 'short');
  renameSync(`${file}.part`, file);
  expect(await fileStream(before, whole)).toBeUndefined();
  expect(await new Response(stream).text()).toBe(content);
  rmSync(file);
  expect(await fileStream(before, whole)).toBeUndefined();
  writeFileSync(file, content);
});

it('closes a file that is not read after some seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  try {
    await openStream();
    expect(timesOpen()).toBe(1);
    jest.advanceTimersByTime(10_000);
  } finally {
    jest.useRealTimers();
  }
  await settled();
  expect(timesOpen()).toBe(0);
});

it('closes the file when the reader goes away, before reading or while', async () => {
  await (await openStream()).cancel();
  await settled();
  expect(timesOpen()).toBe(0);
  const reader = (await openStream()).getReader();
  expect((await reader.read()).value?.byteLength).toBeGreaterThan(0);
  expect(timesOpen()).toBe(1);
  await reader.cancel();
  await settled();
  expect(timesOpen()).toBe(0);
});
