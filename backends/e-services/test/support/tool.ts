import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { packagePath } from '../../src/paths.js';

const run = promisify(execFile);

/** Runs the command-line tool on a service's data folder; rejects with its output if it fails. */
export function tool(dataDir: string, ...args: string[]) {
  return run(process.execPath, [packagePath('dist/src/tool/submissions.js'), ...args], {
    env: { ...process.env, E_SERVICES_DATA_DIR: dataDir },
  });
}

/** Runs it with a text on its standard input. Returns all of its output, also of a failure. */
export async function toolWith(dataDir: string, input: string, ...args: string[]): Promise<string> {
  const running = tool(dataDir, ...args);
  running.child.stdin?.end(input);
  const { stdout, stderr } = await running.catch(
    (failure: unknown) => failure as { stdout: string; stderr: string },
  );
  return stdout + stderr;
}
