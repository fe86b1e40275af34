import { existsSync, readFileSync } from 'node:fs';

/** The settings of an .env file; empty if the file is missing. */
export function readEnvFile(file) {
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, 'utf8').matchAll(/^\s*([A-Z][A-Z0-9_]*)\s*=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, plain(value)]));
}

function plain(value) {
  const quoted = /^\s*(["'])(.*?)\1\s*(#.*)?$/.exec(value);
  return quoted ? quoted[2] : value.replace(/\s#.*$/, '').trim();
}
