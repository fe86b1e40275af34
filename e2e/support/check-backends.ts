import { execFile } from 'node:child_process';
import path from 'node:path';

const script = path.join(__dirname, '../../tools/check-backends.mjs');

export interface Checked {
  readonly exitCode: number;
  /** Printed lines of stdout and stderr. */
  readonly output: string;
}

export function checkBackends(
  args: readonly string[],
  settings: Readonly<Record<string, string | undefined>> = {},
): Promise<Checked> {
  return new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: 'production' as const, ...settings };
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) => {
      const code = error ? error.code : 0;
      resolve({ exitCode: typeof code === 'number' ? code : -1, output: stdout + stderr });
    });
  });
}
