import { CAPTCHA_COOKIE, CAPTCHA_SESSION } from '@ports-authority/e-services-contract';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The captcha session of a request; undefined if absent or malformed. */
export function readSession(request: FastifyRequest): string | undefined {
  const value = parseCookie(request.headers.cookie ?? '')[CAPTCHA_COOKIE];
  return value !== undefined && CAPTCHA_SESSION.test(value) ? value : undefined;
}

/** Sets the cookie of a captcha session. */
export function setSession(reply: FastifyReply, token: string): void {
  const cookie = { name: CAPTCHA_COOKIE, value: token, path: '/', httpOnly: true };
  reply.header('set-cookie', stringifySetCookie({ ...cookie, sameSite: 'strict' }));
}
