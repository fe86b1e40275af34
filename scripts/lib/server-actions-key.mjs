import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './processes.mjs';
import { siteSetting } from './site-setting.mjs';

const SETTING = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY';

/**
 * The key that a build names its form actions with. One build after the other must have the same:
 * otherwise a form that a visitor without scripts has open while a release goes out can't be sent.
 * From the environment or .env, else made once and kept in .data.
 */
export function serverActionsKey() {
  const given = siteSetting(SETTING);
  if (given) return given;
  const file = path.join(root, '.data', 'server-actions-key');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const key = randomBytes(32).toString('base64');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, key, { mode: 0o600 });
  return key;
}
