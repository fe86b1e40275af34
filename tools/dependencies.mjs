/** Checks every lockfile: advisories (with --online the registry's), hashes, licences, scripts. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  packagesWithoutHash,
  refusedLicences,
  staleAcceptances,
  unnamedInstallScripts,
  vulnerablePackages,
} from './lib/dependency-checks.mjs';
import { lockfiles, readJson } from './lib/lockfiles.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const known = readJson(root, 'tools/advisories.json');
const policy = readJson(root, 'tools/licences.json');
const parsed = Object.fromEntries(lockfiles(root).map((file) => [file, readJson(root, file)]));

const faults = [
  ...Object.entries(parsed).flatMap(([file, lockfile]) => [
    ...vulnerablePackages(file, lockfile, known),
    ...packagesWithoutHash(file, lockfile),
    ...refusedLicences(file, lockfile, policy),
    ...unnamedInstallScripts(
      file,
      lockfile,
      readJson(root, path.posix.join(path.posix.dirname(file), 'package.json')),
    ),
  ]),
  ...staleAcceptances(parsed, known),
  ...(process.argv.includes('--online') ? auditAll(Object.keys(parsed)) : []),
];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}

/** The registry's advisories; skipped with a message if it offers none. */
function auditAll(files) {
  const found = [];
  for (const file of files) {
    const advisories = audit(file);
    if (!advisories) {
      console.log(`${file}: npm audit skipped: the registry offers no advisories.`);
      break;
    }
    found.push(...advisories);
  }
  return found;
}

/** Severe advisories for production packages; undefined if the registry has none. */
function audit(file) {
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { stdout } = spawnSync(
    command,
    [...first, 'audit', '--json', '--omit=dev', '--package-lock-only'],
    {
      cwd: path.join(root, path.dirname(file)),
      encoding: 'utf8',
      timeout: 60_000,
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const report = parse(stdout);
  if (!report?.vulnerabilities) return undefined;
  const accepted = known.accepted
    .filter((advisory) => advisory.lockfile === file)
    .map(({ id }) => id);
  return Object.values(report.vulnerabilities).flatMap(({ name, via }) =>
    via
      .filter((found) => /^(high|critical)$/.test(found.severity ?? ''))
      .filter(({ url }) => !accepted.some((id) => url.endsWith(id)))
      .map(({ title, url }) => `${file}: npm audit: ${name}: ${title} (${url})`),
  );
}

function parse(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
