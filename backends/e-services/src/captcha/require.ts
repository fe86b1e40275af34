import { ERRORS } from '@ports-authority/e-services-contract';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../http/client-address.js';
import { Refusal } from '../http/errors.js';
import type { Captcha } from './captcha.js';
import { answeredTokens, proofOf, readSession } from './request.js';

/**
 * Checks that a request may pass: it has the code of an open challenge, or a proof of work in its
 * place. Both are used up. A request without a proof counts several times against its client.
 * @throws Refusal "Invalid Captcha", or 429
 */
export async function requireCaptcha(
  { challenges, proofs, limits }: Captcha,
  request: FastifyRequest,
  answer: string | undefined,
): Promise<void> {
  const address = clientAddress(request);
  const proof = await proofs.redeem(proofOf(request));
  await limits.countCheck(address, proof ?? 'none');
  if (proof === 'instead') return;
  await limits.countWrong(address);
  const session = readSession(request);
  const isRight =
    session !== undefined &&
    (await challenges.check(session, answeredTokens(request), answer ?? ''));
  if (!isRight) throw new Refusal(400, ERRORS.captcha);
  await limits.countRight(address);
}
