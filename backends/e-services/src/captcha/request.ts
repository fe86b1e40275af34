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

/** The captcha session cookie; undefined if absent or malformed. */
export function readSession(request: FastifyRequest): string | undefined {
  return readCookie(request, CAPTCHA_COOKIE, CAPTCHA_SESSION);
}

/** The challenges in the request's cookie, oldest first. */
export function openTokens(request: FastifyRequest): string[] {
  return readCookie(request, CAPTCHA_OPEN_COOKIE, CAPTCHA_OPEN)?.split('.') ?? [];
}

/** The challenge that the request names or, without scripts, all in its cookie. */
export function answeredTokens(request: FastifyRequest): string[] {
  const named = readHeader(request, CAPTCHA_CHALLENGE_HEADER);
  if (named === undefined) return openTokens(request);
  return CAPTCHA_CHALLENGE.test(named) ? [named] : [];
}

export function proofHeader(request: FastifyRequest): string | undefined {
  return readHeader(request, PROOF_HEADER);
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

function readCookie(request: FastifyRequest, name: string, pattern: RegExp): string | undefined {
  const value = parseCookie(request.headers.cookie ?? '')[name];
  return value !== undefined && pattern.test(value) ? value : undefined;
}

function readHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
