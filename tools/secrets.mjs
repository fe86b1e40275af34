/** Scans for secrets: --source in files, --built in a build, --history in all versions. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvFile } from './lib/env-file.mjs';
import { batches, secretsIn, secretValues } from './lib/secrets.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const BINARY = /\.(?:avif|docx?|gz|ico|jpe?g|mp4|otf|pdf|png|ttf|wav|webm|webp|woff2?|xlsx?|zip)$/i;
/** Package hashes, and the largest texts of the history. */
const SKIPPED = /(?:^|\/)package-lock\.json$/;
const BUILT = ['.next/static', 'public'];
const BATCH = 200;

const sources = { '--source': tracked, '--built': built, '--history': history };
const mode = process.argv[2] ?? '--source';
if (!sources[mode]) {
  console.error(`Unknown option ${mode}: use ${Object.keys(sources).join(', ')}.`);
  process.exit(2);
}

const values = secretValues({ ...ownSettings(), ...process.env });
const faults = [];
let count = 0;
for (const batch of batches(sources[mode]())) {
  count += batch.length;
  faults.push(...(await secretsIn(batch, values)));
}
console.log(`${count} files scanned, ${values.size} values of settings searched.`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}

/** Settings of site and back ends on this machine; missing files count as empty. */
function ownSettings() {
  const files = ['.env', '.env.local', ...['cms', 'e-services', 'chat'].map(readEnv)];
  const key = path.join(root, '.data/server-actions-key');
  return {
    ...Object.assign({}, ...files.map((file) => readEnvFile(path.join(root, file)))),
    ...(existsSync(key) && {
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: readFileSync(key, 'utf8').trim(),
    }),
  };
}

function readEnv(backend) {
  return `backends/${backend}/.env`;
}

function isText(file) {
  return !BINARY.test(file) && !SKIPPED.test(file);
}

function git(args, input) {
  return execFileSync('git', args, { cwd: root, input, maxBuffer: 1024 * 1024 * 1024 });
}

function* tracked() {
  const listed = git(['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of listed.toString().split('\0').filter(isText)) {
    const full = path.join(root, file);
    if (file && existsSync(full)) yield { file, content: readFileSync(full, 'utf8') };
  }
}

function* built() {
  if (!existsSync(path.join(root, BUILT[0]))) throw new Error('There is no build: npm run build.');
  for (const folder of BUILT) {
    for (const name of readdirSync(path.join(root, folder), { recursive: true }).map(String)) {
      const file = path.join(folder, name);
      const full = path.join(root, file);
      if (!isText(name) || !statSync(full).isFile()) continue;
      yield { file, content: readFileSync(full, 'utf8') };
    }
  }
}

/** Each version of a file once, under its first path. */
function* history() {
  const objects = git(['rev-list', '--objects', '--all'])
    .toString()
    .split('\n')
    .map((line) => ({ id: line.slice(0, 40), file: line.slice(41) }))
    .filter(({ file }) => file && isText(file));
  for (let from = 0; from < objects.length; from += BATCH) {
    const batch = objects.slice(from, from + BATCH);
    const output = git(['cat-file', '--batch'], batch.map(({ id }) => id).join('\n'));
    let at = 0;
    for (const { id, file } of batch) {
      const end = output.indexOf(10, at);
      const [, type, size] = output.subarray(at, end).toString().split(' ');
      const content = output.subarray(end + 1, end + 1 + Number(size)).toString();
      at = end + Number(size) + 2;
      if (type === 'blob') yield { file: `${id.slice(0, 10)} ${file}`, content };
    }
  }
}
