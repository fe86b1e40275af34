import { hkdfSync } from 'node:crypto';

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
