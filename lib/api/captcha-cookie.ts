import { ServiceSession } from '../e-services/session';
import { DEVICE_STORAGE } from '../privacy/device-storage';

const NAME = DEVICE_STORAGE.captcha.name;

/** Session with the e-services API, from the request's cookie. */
export function readSession(headers: Headers): ServiceSession {
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const own = cookies.find((cookie) => cookie.startsWith(`${NAME}=`));
  return new ServiceSession(own?.slice(NAME.length + 1));
}

/** Set-Cookie for the session: HttpOnly, SameSite. */
export function captchaCookie(value: string): string {
  return `${NAME}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict`;
}
