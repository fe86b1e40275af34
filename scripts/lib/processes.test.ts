import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const LIBRARY = pathToFileURL(path.resolve('scripts/lib/processes.mjs')).href;

/** A process that starts two programs, of which one has ended, prints the other's id, and does `then`. */
const PARENT = (then: string) => `
  const { run, start } = await import(${JSON.stringify(LIBRARY)});
  await run(process.execPath, ['-e', ''], { quiet: true });
  const { child } = start(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { quiet: true });
  console.log(child.pid);
  ${then}
  setInterval(() => {}, 1000);
`;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it.each([
  ['is killed', '', 'SIGKILL'],
  ['is terminated', '', 'SIGTERM'],
  ['gets a Ctrl-C and has no handler', '', 'SIGINT'],
  ['ends without stopping them', 'process.exit(1);', null],
] as const)(
  'programs end with the process that started them, which %s',
  async (_how, then, signal) => {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', PARENT(then)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(parent, 'exit');
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(String(line));
    expect(pid).toBeGreaterThan(0);
    if (signal) parent.kill(signal);
    await ended;
    for (let waited = 0; waited < 100 && isRunning(pid); waited += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const isLeft = isRunning(pid);
    if (isLeft) process.kill(pid, 'SIGKILL');
    expect(isLeft).toBe(false);
  },
  30_000,
);
