import {
  BASE_PATH,
  CAPABILITIES,
  OPERATIONS,
  type CapabilitiesDocument,
} from '@ports-authority/e-services-contract';
import type { FastifyInstance } from 'fastify';
import { record, TEXT } from '../http/schemas.js';

export const CAPABILITIES_PATH = `${BASE_PATH}/${OPERATIONS.capabilities}`;

/** GET /capabilities, without token: constant per release. */
export function capabilitiesRoute(app: FastifyInstance): void {
  app.get(
    `/${OPERATIONS.capabilities}`,
    {
      schema: {
        summary: 'What this service offers beyond the basic searches and forms',
        response: {
          200: record<CapabilitiesDocument>({ capabilities: { type: 'array', items: TEXT } }),
        },
      },
    },
    async (_request, reply): Promise<CapabilitiesDocument> => {
      reply.header('cache-control', 'public, max-age=60');
      return { capabilities: CAPABILITIES };
    },
  );
}
