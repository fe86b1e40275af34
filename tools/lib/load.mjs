import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { requireProgram } from './debian.mjs';
import { start } from './processes.mjs';

/** Clock ticks per second (USER_HZ). */
const TICKS = 100;
const UNITS_MS = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/**
 * Installs wrk, an HTTP load generator, if missing and possible.
 * @throws Error with the install command
 */
export const requireWrk = () =>
  requireProgram('wrk', ['wrk'], () => spawnSync('wrk', ['--version']).error === undefined);

/**
 * Runs wrk for some seconds over four connections.
 * @param {{ url: string, seconds: number, headers?: Record<string, string>, script?: string }}
 *   options `script`: file with a Lua script of wrk
 * @returns {Promise<{ requests: number, perSecond: number, p50: number, p99: number, failed: number
 *   }>} times in ms
 */
export async function load({ url, seconds, headers = {}, script }) {
  const options = ['-t1', '-c4', `-d${seconds}s`, '--latency', '--timeout', '10s'];
  for (const [name, value] of Object.entries(headers)) options.push('-H', `${name}: ${value}`);
  if (script) options.push('-s', script);
  const task = start('wrk', [...options, url], { quiet: true });
  if ((await task.ended) !== 0) throw new Error(`wrk failed:\n${task.output()}`);
  const output = task.output();
  const numberAfter = (pattern) => Number(pattern.exec(output)?.[1] ?? 0);
  const msAfter = (pattern) => {
    const [, value, unit] = pattern.exec(output) ?? [];
    return Number(value) * UNITS_MS[unit];
  };
  return {
    requests: numberAfter(/(\d+) requests in/),
    perSecond: numberAfter(/Requests\/sec:\s+([\d.]+)/),
    p50: msAfter(/50%\s+([\d.]+)(us|ms|s|m)/),
    p99: msAfter(/99%\s+([\d.]+)(us|ms|s|m)/),
    failed:
      numberAfter(/Non-2xx or 3xx responses: (\d+)/) + numberAfter(/Socket errors:.*?read (\d+)/),
  };
}

/** CPU time of a program and its children, in ms. */
export function processorMs(pid) {
  return families(pid).reduce((sum, member) => {
    const [, , , , , , , , , , , user, system] = readStat(member);
    return sum + ((Number(user) + Number(system)) * 1000) / TICKS;
  }, 0);
}

/** Resident memory of a program and its children, in MB. */
export function residentMb(pid) {
  const kilobytes = families(pid).map((member) => {
    const status = readFileSync(`/proc/${member}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  });
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}

function families(pid) {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && readStat(name)[1] === String(pid),
  );
  return [pid, ...children.flatMap((child) => families(Number(child)))];
}

/** Fields of /proc/PID/stat from the process state on. */
function readStat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
}
