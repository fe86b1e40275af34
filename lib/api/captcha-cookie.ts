import { CAPTCHA_SESSION } from '@ports-authority/e-services-contract';
import { DEVICE_STORAGE } from '../privacy/device-storage';

const NAME = DEVICE_STORAGE.captcha.name;

/** The captcha session of a request; undefined if missing or malformed. */
export function captchaSession(headers: Headers): string | undefined {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=');
    if (name === NAME && CAPTCHA_SESSION.test(value)) return value;
  }
  return undefined;
}

/** Set-Cookie for the captcha session, inaccessible to scripts and other sites. */
export function captchaCookie(session: string): string {
  return `${NAME}=${session}; Path=/; Secure; HttpOnly; SameSite=Strict`;
}
