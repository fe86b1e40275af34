import { CAPTCHA_SESSION } from '@ports-authority/e-services-contract';

const NAME = '__Host-captcha';

/** The captcha session that a request brings; undefined for none or for what can't be one. */
export function captchaSession(headers: Headers): string | undefined {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=');
    if (name === NAME && CAPTCHA_SESSION.test(value)) return value;
  }
  return undefined;
}

/** Set-Cookie that stores the captcha session, out of reach of scripts and other sites. */
export function captchaCookie(session: string): string {
  return `${NAME}=${session}; Path=/; Secure; HttpOnly; SameSite=Strict`;
}
