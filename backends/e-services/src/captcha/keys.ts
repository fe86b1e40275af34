import { hkdfSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Keys for each use of the captcha's secret, 32 bytes each. */
export interface CaptchaKeys {
  readonly session: Buffer;
  readonly challenge: Buffer;
  readonly sound: Buffer;
  readonly proof: Buffer;
  readonly solution: Buffer;
}

/** Derives the keys. Processes with the same secret accept each other's challenges. */
export function captchaKeys(secret: string): CaptchaKeys {
  const key = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `captcha ${use}`, 32));
  return {
    session: key('session'),
    challenge: key('challenge'),
    sound: key('sound'),
    proof: key('proof'),
    solution: key('solution'),
  };
}

/**
 * The secret in a data folder, created at the first start, so that challenges survive a restart.
 */
export async function folderSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'captcha-key');
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // A crash during the first start leaves an empty file.
  if (known.trim()) return known.trim();
  const secret = randomBytes(32).toString('base64url');
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
