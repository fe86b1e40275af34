import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileStream } from './file-stream';

const folder = mkdtempSync(path.join(tmpdir(), 'file-stream-'));
const file = path.join(folder, 'clip.mp4');
const content = 'abcdefghij'.repeat(50_000);

beforeAll(() => writeFileSync(file, content));
afterAll(() => rmSync(folder, { recursive: true }));

/** How often this process holds the file open. */
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

it('gives the part that is asked for', async () => {
  expect(await new Response(fileStream(file, whole)).text()).toBe(content);
  expect(await new Response(fileStream(file, { start: 10, end: 12 })).text()).toBe('abc');
  await settled();
  expect(timesOpen()).toBe(0);
});

it('opens nothing for a body that nobody reads', async () => {
  const unread = fileStream(file, whole);
  await settled();
  expect(timesOpen()).toBe(0);
  await unread.cancel();
});

it('closes the file when the reader goes away', async () => {
  const reader = fileStream(file, whole).getReader();
  expect((await reader.read()).value?.byteLength).toBeGreaterThan(0);
  expect(timesOpen()).toBe(1);
  await reader.cancel();
  await settled();
  expect(timesOpen()).toBe(0);
});

it('fails for a file that is gone', async () => {
  const gone = fileStream(path.join(folder, 'gone.mp4'), whole);
  await expect(gone.getReader().read()).rejects.toThrow('ENOENT');
});
