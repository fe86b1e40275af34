import { CAPTCHA_OPEN, CAPTCHA_SESSION } from '@ports-authority/e-services-contract';
import { DEVICE_STORAGE } from '../privacy/device-storage';

const SESSION = DEVICE_STORAGE.captcha.name;
const OPEN = DEVICE_STORAGE.captchaOpen.name;
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** The captcha session of a request; undefined if missing or malformed. */
export function captchaSession(headers: Headers): string | undefined {
  return cookieOf(headers, SESSION, CAPTCHA_SESSION);
}

/** The newest challenges of a request's session; undefined if missing or malformed. */
export function openChallenges(headers: Headers): string | undefined {
  return cookieOf(headers, OPEN, CAPTCHA_OPEN);
}

/** Set-Cookie for the captcha session, inaccessible to scripts and other sites. */
export function captchaCookie(session: string): string {
  return `${SESSION}=${session}; ${ATTRIBUTES}`;
}

/** Set-Cookie for the session's newest challenges, likewise. */
export function openChallengesCookie(open: string): string {
  return `${OPEN}=${open}; ${ATTRIBUTES}`;
}

function cookieOf(headers: Headers, name: string, pattern: RegExp): string | undefined {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [given, value = ''] = part.trim().split('=');
    if (given === name && pattern.test(value)) return value;
  }
  return undefined;
}
