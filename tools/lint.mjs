import { requireNode } from './lib/node-version.mjs';
import { print, stopOnSignals } from './lib/processes.mjs';
import { LINT_CHECKS, runTool } from './lib/tools.mjs';

requireNode();
stopOnSignals();

const failed = [];
for (const [name, program, args] of LINT_CHECKS) {
  const start = Date.now();
  const passed = await runTool(program, args);
  if (!passed) failed.push(name);
  print(`${name}: ${passed ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - start) / 1000)} s`);
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
