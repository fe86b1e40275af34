import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeFileTrace } from '@vercel/nft';

/**
 * Copies the runtime files of the built site to a folder and prints its size: `node
 * deploy/containers/assemble-site.mjs <folder>`, after `npm run build`. Next's `output:
 * 'standalone'` lacks the dependencies of server.ts; they are traced in the same way.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Loaded by path at run time. */
const ENTRIES = [
  'dist/server.js',
  'next.config.mjs',
  'lib/cache/page-cache-handler.mjs',
  'lib/search/documents/pdf-text.mjs',
  'node_modules/@hyzyla/pdfium/dist/pdfium.wasm',
];
/** For paths that are computed at run time Next traces whole source folders. */
const LOADED = /^(?:(?:node_modules|dist|lib)\/|next\.config\.mjs$)/;
/** For builds only. */
const NOT_LOADED = /^(?:\.next|node_modules\/next-intl)\//;
/** Read at run time, or served statically. */
const WHOLE = ['public', 'package.json'];
/** Next resolves some of its files by computed names, which no trace finds. */
const NEXT = 'node_modules/next/';
const FOR_DEVELOPERS = /\.(?:map|d\.ts)$|\/docs$/;
/** Parts of a build that are created at run time or are for developers. */
const LEFT_OUT = /^(?:cache|dev|diagnostics|types|trace|trace-build|turbopack)(?:\/|$)|\.map$/;

const [target] = process.argv.slice(2);
if (!target) throw new Error('Usage: assemble-site.mjs <folder>');
if (!existsSync(path.join(root, '.next/BUILD_ID'))) throw new Error('Run "npm run build" first.');
rmSync(target, { recursive: true, force: true });

const traced = await nodeFileTrace(
  ENTRIES.map((file) => path.join(root, file)),
  { base: root, processCwd: root, ignore: (file) => NOT_LOADED.test(file) },
);
const files = new Set([...traced.fileList, ...tracedByNext()]);
for (const file of files) {
  if (LOADED.test(file) && !file.startsWith(NEXT)) copy(file);
}
cpSync(path.join(root, NEXT), path.join(target, NEXT), {
  recursive: true,
  filter: (source) => !FOR_DEVELOPERS.test(source),
});
for (const name of WHOLE) copy(name);
const build = path.join(root, '.next');
cpSync(build, path.join(target, '.next'), {
  recursive: true,
  filter: (source) => !LEFT_OUT.test(path.relative(build, source)),
  verbatimSymlinks: true,
});
// The only folder that the running site writes to.
mkdirSync(path.join(target, '.next/cache'));

for (const name of readdirSync(target)) say(name, totalBytes(path.join(target, name)));
say('in all', totalBytes(target));

/** Files that Next traced for its server and the pages. */
function tracedByNext() {
  const lists = readdirSync(path.join(root, '.next'), { recursive: true }).filter(
    (name) => name.endsWith('.nft.json') && !name.startsWith('cache/'),
  );
  return lists.flatMap((name) => {
    const file = path.join(root, '.next', name);
    const { files } = JSON.parse(readFileSync(file, 'utf8'));
    return files.map((found) => path.relative(root, path.resolve(path.dirname(file), found)));
  });
}

function copy(file) {
  const to = path.join(target, file);
  if (!existsSync(path.join(root, file))) return;
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(path.join(root, file), to, { recursive: true, verbatimSymlinks: true });
}

function totalBytes(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.size ?? 0;
  return readdirSync(file).reduce((sum, name) => sum + totalBytes(path.join(file, name)), 0);
}

function say(name, bytes) {
  console.log(`${(bytes / 1024 / 1024).toFixed(1).padStart(7)} MB  ${name}`);
}
