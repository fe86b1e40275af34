import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const LIBRARY = pathToFileURL(path.resolve('tools/lib/processes.mjs')).href;

/** A process that starts two programs, one of them ended, prints the other's id. */
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

it('shows the output of a failed program as it comes, and repeats its last lines in the error', async () => {
  const failing = `console.log('2 failed'); process.exit(1);`;
  const code = `
    const { run } = await import(${JSON.stringify(LIBRARY)});
    const options = { quiet: true, echo: true };
    const fault = await run(process.execPath, ['-e', ${JSON.stringify(failing)}], options).catch((error) => error);
    console.log('caught:', fault.message.split('\\n').at(-1));
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  parent.stdout.on('data', (chunk) => (output += String(chunk)));
  await once(parent, 'close');
  expect(output).toBe('2 failed\ncaught: 2 failed\n');
});
