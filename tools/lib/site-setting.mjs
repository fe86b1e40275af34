import path from 'node:path';
import { readEnvFile } from './env-file.mjs';
import { root } from './processes.mjs';

/** A setting of the site from the environment, otherwise from its .env; undefined if empty. */
export function siteSetting(name) {
  return process.env[name]?.trim() || readEnvFile(path.join(root, '.env'))[name] || undefined;
}
