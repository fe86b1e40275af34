import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Running programs and the signal that ends each one. */
const running = new Map();
let stopping = false;

/** Root folder of the project. */
export const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '../..',
);

/** Prints one plain line of progress. */
export function say(line) {
  console.log(line);
}

/**
 * Starts a program in a process group of its own, so that everything it starts ends with it.
 * `stopSignal` is the one that lets it end what it has started in its turn.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, log?: string, quiet?: boolean, stopSignal?: NodeJS.Signals }} [options]
 */
export function start(command, args, options = {}) {
  const { cwd = root, env, log, quiet = false, stopSignal = 'SIGTERM' } = options;
  const piped = Boolean(log) || quiet;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', piped ? 'pipe' : 'inherit', piped ? 'pipe' : 'inherit'],
    detached: true,
  });
  const tail = [];
  const file = log ? openLog(log) : undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      file?.write(chunk);
      tail.push(String(chunk));
      if (tail.length > 200) tail.shift();
    });
  }
  running.set(child, stopSignal);
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      tail.push(String(error));
      running.delete(child);
      resolve(1);
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      file?.end();
      resolve(code ?? (signal ? 1 : 0));
    });
  });
  return { child, ended, output: () => tail.join('') };
}

/** Runs a program to its end; its last lines are part of the error when it fails. */
export async function run(command, args, options = {}) {
  const task = start(command, args, options);
  const code = await task.ended;
  if (code !== 0) {
    const lines = task.output().trimEnd().split('\n').slice(-40).join('\n');
    throw new Error(`"${command} ${args.join(' ')}" failed${lines ? `:\n${lines}` : '.'}`);
  }
}

/** Ends one program and everything it started. */
export async function stop(task, signal = 'SIGTERM') {
  // Its number may be another program's by now.
  if (!running.has(task.child)) return;
  signalGroup(task.child, signal);
  const late = setTimeout(() => signalGroup(task.child, 'SIGKILL'), 8000);
  await task.ended;
  clearTimeout(late);
}

/** Ends everything that was started here. */
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

/** Ctrl-C and a failure both leave no process behind. */
export function stopOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      say('Stopping.');
      await stopAll();
      process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  }
}

/** Whether a stop was asked for; failures after that are its consequence. */
export function isStopping() {
  return stopping;
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has ended already.
  }
}

function openLog(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  return createWriteStream(file);
}
