import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './processes.mjs';
import { siteSetting } from './site-setting.mjs';

const SETTING = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY';

/**
 * Encryption key of Server Action references. Shared by all builds: otherwise a form without
 * JavaScript that is open during a release fails on submit. Read from the environment or .env,
 * otherwise generated once and stored in .data.
 */
export function serverActionsKey() {
  const configured = siteSetting(SETTING);
  if (configured) return configured;
  const file = path.join(root, '.data', 'server-actions-key');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const key = randomBytes(32).toString('base64');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, key, { mode: 0o600 });
  return key;
}
