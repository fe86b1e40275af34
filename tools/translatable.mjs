/**
 * Checks that views of the site survive page translation in browsers: all of them, or those named.
 * `node tools/translatable.mjs components/home/Hero.tsx`
 */
import path from 'node:path';
import { root } from './lib/processes.mjs';
import { textsBesideConditions } from './lib/text-beside-conditions.mjs';

const VIEWS = /^(?:app|components)\/(?!.*\.(?:test|stories)\.tsx$).+\.tsx$/;

const named = new Set(
  process.argv.slice(2).map((file) => path.relative(root, file).replaceAll(path.sep, '/')),
);
const faults = textsBesideConditions(
  root,
  (file) => VIEWS.test(file) && (named.size === 0 || named.has(file)),
);
for (const { file, line } of faults) {
  console.error(
    `${file}:${line}: text beside something conditional needs an element of its own, such as <span>.`,
  );
}
if (faults.length > 0) process.exitCode = 1;
