import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Running child processes, each with the signal that stops it. */
const running = new Map();
let stopping = false;
/** Guard process: stops the children when this process is gone. */
let guard;

/**
 * Programs in their own process groups survive a Ctrl-C and a killed parent. The guard receives the
 * list of children; the end of its standard input means that the parent is gone.
 */
const GUARD = `
while read -r line; do running=$line; done
stop() { while [ $# -gt 1 ]; do kill -s $1 -- -$2; shift 2; done; }
kill_all() { while [ $# -gt 1 ]; do kill -s KILL -- -$2; shift 2; done; }
[ -n "$running" ] || exit 0
stop $running
sleep 8
kill_all $running
`;

/** Root folder of the project. */
export const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

const WINDOWS = process.platform === 'win32';

/** Prints a line of progress. */
export function print(line) {
  console.log(line);
}

/**
 * Starts a program in its own process group, so that stopping it also stops its children.
 * `stopSignal` is the signal on which the program cleans up. Output goes to the file `log` (and to
 * the terminal with `echo`), or nowhere with `quiet`, otherwise to the terminal. `ended` resolves
 * with the exit code and never rejects; `output()` returns the captured tail.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, log?: string, echo?: boolean, quiet?: boolean, stopSignal?: NodeJS.Signals, user?: { uid: number, gid: number } }} [options]
 *   `user`: account to run it as, if this process is root
 */
export function start(command, args, options = {}) {
  const { cwd = root, env, log, echo, quiet = false, stopSignal = 'SIGTERM', user } = options;
  const piped = Boolean(log) || quiet;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', piped ? 'pipe' : 'inherit', piped ? 'pipe' : 'inherit'],
    detached: !WINDOWS,
    ...user,
  });
  const tail = [];
  const file = log ? openLog(log) : undefined;
  for (const name of ['stdout', 'stderr']) {
    child[name]?.on('data', (chunk) => {
      file?.write(chunk);
      if (echo) process[name].write(chunk);
      tail.push(String(chunk));
      if (tail.length > 200) tail.shift();
    });
  }
  running.set(child, stopSignal);
  notifyGuard();
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      tail.push(String(error));
      forget(child);
      resolve(1);
    });
    child.on('close', (code, signal) => {
      forget(child);
      file?.end();
      resolve(code ?? (signal ? 1 : 0));
    });
  });
  return { child, ended, output: () => tail.join('') };
}

/**
 * Runs a program until it exits.
 * @throws Error with the last 40 lines of its output if it fails.
 */
export async function run(command, args, options = {}) {
  const task = start(command, args, options);
  const code = await task.ended;
  if (code !== 0) {
    const lines = task.output().trimEnd().split('\n').slice(-40).join('\n');
    throw new Error(`"${command} ${args.join(' ')}" failed${lines ? `:\n${lines}` : '.'}`);
  }
}

/** Stops a program and its children; SIGKILL after 8 seconds. */
export async function stop(task, signal = 'SIGTERM') {
  // The PID of an exited program may have been reused.
  if (!running.has(task.child)) return;
  signalGroup(task.child, signal);
  const timeout = setTimeout(() => signalGroup(task.child, 'SIGKILL'), 8000);
  await task.ended;
  clearTimeout(timeout);
}

/** Stops every program that `start` has started. */
export async function stopAll() {
  await Promise.all(
    [...running].map(
      ([child, signal]) =>
        new Promise((resolve) => {
          child.once('close', resolve);
          signalGroup(child, signal);
          setTimeout(() => signalGroup(child, 'SIGKILL'), 8000).unref();
        }),
    ),
  );
}

/** Stops all programs on Ctrl-C and on termination. */
export function stopOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      print('Stopping.');
      await stopAll();
      process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  }
}

/**
 * Runs a command whose programs run until Ctrl-C; prints the message of a failure and exits with 1
 * once they are stopped.
 * @param {() => Promise<void>} work
 */
export async function runCommand(work) {
  stopOnSignals();
  try {
    await work();
  } catch (error) {
    if (isStopping()) return;
    console.error(`\n${error instanceof Error ? error.message : error}`);
    await stopAll();
    process.exit(1);
  }
}

/** True during a shutdown; later errors are its consequence. */
export function isStopping() {
  return stopping;
}

function forget(child) {
  running.delete(child);
  notifyGuard();
}

/** Sends the guard the running process groups with their signals. */
function notifyGuard() {
  if (WINDOWS) return;
  guard ??= startGuard();
  const pairs = [...running]
    .filter(([{ pid }]) => pid !== undefined)
    .map(([{ pid }, signal]) => `${signal.replace(/^SIG/, '')} ${pid}`);
  guard.stdin.write(`${pairs.join(' ')}\n`);
}

function startGuard() {
  const child = spawn('/bin/sh', ['-c', GUARD], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  for (const part of [child, child.stdin]) {
    part.on('error', () => {});
    part.unref();
  }
  return child;
}

function signalGroup(child, signal) {
  if (WINDOWS) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has already exited.
  }
}

function openLog(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  return createWriteStream(file);
}
