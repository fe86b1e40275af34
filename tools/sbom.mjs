/**
 * Writes the SBOM of a release to dist/sbom: a CycloneDX document for the site and each back end,
 * and the licences of all production packages. Reads the lockfiles only.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { productionLicences } from './lib/dependency-checks.mjs';
import { lockfiles, readJson } from './lib/lockfiles.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const output = path.join(root, 'dist/sbom');

mkdirSync(output, { recursive: true });
const licences = {};
for (const file of lockfiles(root)) {
  const folder = path.posix.dirname(file);
  const { name, version } = readJson(root, path.posix.join(folder, 'package.json'));
  const document = npmSbom(path.join(root, folder));
  // npm names the component after the checkout folder.
  document.metadata.component = { ...document.metadata.component, name, version };
  write(`${name}.cdx.json`, document);
  licences[name] = productionLicences(readJson(root, file));
  console.log(`dist/sbom/${name}.cdx.json: ${document.components.length} components`);
}
write('licences.json', licences);

function npmSbom(folder) {
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev'];
  const text = execFileSync(command, [...first, ...args, '--package-lock-only'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(text);
}

function write(name, value) {
  writeFileSync(path.join(output, name), `${JSON.stringify(value, null, 2)}\n`);
}
