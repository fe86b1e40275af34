import {
  ERRORS,
  IDEMPOTENCY_KEY,
  OPERATIONS,
  type Accepted,
  type SubmissionState,
  type SubmissionStatusQuery,
} from '@ports-authority/e-services-contract';
import type { FastifyInstance } from 'fastify';
import type { SubmissionService } from './submission-service.js';
import { Refusal } from '../http/errors.js';
import { accepted, record, REFUSED, success, TEXT } from '../http/schemas.js';

const STORED = record({
  state: { type: 'string', const: 'stored' },
  reference: TEXT,
  message: TEXT,
  receivedAt: TEXT,
});
const IN_PROGRESS = record({ state: { type: 'string', const: 'in-progress' } });

/** GET /submissionStatus: the state of a submission whose response was lost. */
export function submissionStatusRoute(
  app: FastifyInstance,
  { submissions }: { submissions: SubmissionService },
) {
  app.get<{ Querystring: SubmissionStatusQuery }>(
    `/${OPERATIONS.submissionStatus}`,
    {
      schema: {
        summary: 'What became of the submission with an idempotency key',
        querystring: {
          type: 'object',
          required: ['key'],
          properties: { key: { type: 'string', pattern: IDEMPOTENCY_KEY.source } },
        },
        response: {
          200: { description: 'Stored', ...accepted(STORED) },
          202: { description: 'Being received or stored', ...accepted(IN_PROGRESS) },
          404: { description: 'Neither stored nor in progress', ...REFUSED },
          '4xx': REFUSED,
        },
      },
    },
    async (request, reply): Promise<Accepted<SubmissionState>> => {
      reply.header('cache-control', 'no-store');
      const data = await submissions.errorStatus(request.query.key);
      if (!data) throw new Refusal(404, ERRORS.submissionUnknown);
      reply.status(data.state === 'stored' ? 200 : 202);
      return success(data);
    },
  );
}
