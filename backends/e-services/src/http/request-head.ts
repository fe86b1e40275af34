import { isAmbiguous } from '@ports-authority/client-address';
import { ERRORS } from '@ports-authority/e-services-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './errors.js';

/** Refuses ambiguous request heads, against request smuggling. */
export async function requireClearHead(request: FastifyRequest, reply: FastifyReply) {
  void reply.header('x-content-type-options', 'nosniff');
  if (!isAmbiguous(request.raw)) return;
  void reply.header('connection', 'close');
  throw new Refusal(400, ERRORS.input);
}
