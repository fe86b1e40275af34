import { ERRORS } from '@ports-authority/e-services-contract';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/errors.js';
import { readSession } from './session-cookie.js';
import type { CaptchaSessions } from './sessions.js';

/**
 * Checks the captcha answer of a request and consumes its challenge.
 * @throws Refusal "Invalid Captcha"
 */
export async function requireCaptcha(
  sessions: CaptchaSessions,
  request: FastifyRequest,
  answer: string | undefined,
): Promise<void> {
  if (!sessions.check(readSession(request), answer ?? '')) throw new Refusal(400, ERRORS.captcha);
}
