import { ERRORS } from '@ports-authority/e-services-contract';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../http/client-address.js';
import { Refusal } from '../http/errors.js';
import { COSTS } from '../limits/captcha-limits.js';
import type { Captcha } from './captcha.js';
import { answeredTokens, proofHeader, readSession } from './request.js';

/**
 * Requires the answer to an open challenge, or a proof of work instead; both are used up. Without a
 * proof a request costs more points of the rate limit.
 * @throws Refusal "Invalid Captcha", or 429
 */
export async function requireCaptcha(
  { challenges, proofs, limits }: Captcha,
  request: FastifyRequest,
  answer: string | undefined,
): Promise<void> {
  const address = clientAddress(request);
  const proof = await proofs.redeem(proofHeader(request));
  await limits.checks.consume(address, COSTS[proof ?? 'none']);
  if (proof === 'instead') return;
  // Before the check, so that concurrent guesses count.
  await limits.wrong.consume(address);
  const session = readSession(request);
  const isRight =
    session !== undefined &&
    (await challenges.check(session, answeredTokens(request), answer ?? ''));
  if (!isRight) throw new Refusal(400, ERRORS.captcha);
  await limits.wrong.refund(address);
}
