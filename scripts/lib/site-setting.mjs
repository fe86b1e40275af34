import path from 'node:path';
import { readEnvFile } from './env-file.mjs';
import { root } from './processes.mjs';

/** A setting of the site from the environment, else from its .env; undefined where it is empty. */
export function siteSetting(name) {
  const given = process.env[name]?.trim();
  return given || readEnvFile(path.join(root, '.env'))[name] || undefined;
}
