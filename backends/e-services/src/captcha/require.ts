import type { FastifyRequest } from 'fastify';
import { sessionOf } from '../http/cookies.js';
import { Refusal, SENTENCES } from '../http/errors.js';
import type { CaptchaSessions } from './sessions.js';

/**
 * Lets a call pass whose captcha answer is right, and uses the challenge up.
 * @throws Refusal "Invalid Captcha"
 */
export function requireCaptcha(
  sessions: CaptchaSessions,
  request: FastifyRequest,
  answer: string | undefined,
): void {
  if (!sessions.take(sessionOf(request), answer ?? '')) throw new Refusal(400, SENTENCES.captcha);
}
