import {
  CAPTCHA_CHALLENGE,
  CAPTCHA_CHALLENGE_HEADER,
  CAPTCHA_COOKIE,
  CAPTCHA_OPEN,
  CAPTCHA_OPEN_COOKIE,
  CAPTCHA_SESSION,
  MAX_OPEN_CHALLENGES,
  PROOF_HEADER,
} from '@ports-authority/e-services-contract';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The captcha session of a request; undefined if absent or malformed. */
export function readSession(request: FastifyRequest): string | undefined {
  return cookieOf(request, CAPTCHA_COOKIE, CAPTCHA_SESSION);
}

/** The challenges that a request keeps in its cookie, oldest first. */
export function openTokens(request: FastifyRequest): string[] {
  return cookieOf(request, CAPTCHA_OPEN_COOKIE, CAPTCHA_OPEN)?.split('.') ?? [];
}

/** The challenge that a request says it answers or, without scripts, any that it keeps. */
export function answeredTokens(request: FastifyRequest): string[] {
  const named = headerOf(request, CAPTCHA_CHALLENGE_HEADER);
  if (named === undefined) return openTokens(request);
  return CAPTCHA_CHALLENGE.test(named) ? [named] : [];
}

/** The proof of work of a request. */
export function proofOf(request: FastifyRequest): string | undefined {
  return headerOf(request, PROOF_HEADER);
}

/** Sets the cookies of a session and of its newest challenges. */
export function setCookies(
  reply: FastifyReply,
  session: string,
  tokens: readonly string[],
  maxAge: number,
): void {
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict' } as const;
  const open = tokens.slice(-MAX_OPEN_CHALLENGES).join('.');
  reply.header('set-cookie', [
    stringifySetCookie({ ...cookie, name: CAPTCHA_COOKIE, value: session }),
    stringifySetCookie({ ...cookie, name: CAPTCHA_OPEN_COOKIE, value: open, maxAge }),
  ]);
}

function cookieOf(request: FastifyRequest, name: string, pattern: RegExp): string | undefined {
  const value = parseCookie(request.headers.cookie ?? '')[name];
  return value !== undefined && pattern.test(value) ? value : undefined;
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
