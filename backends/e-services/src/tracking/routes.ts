import {
  ERRORS,
  MAX_CASE_CONTACT_CHARACTERS,
  OPERATIONS,
  REFERENCE,
  CASE_STATES,
  CASE_KINDS,
  type Accepted,
  type CaseStatus,
  type CaseStatusFields,
} from '@ports-authority/e-services-contract';
import { and, eq, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { LookupLimit } from '../limits/lookup-limits.js';
import type { Captcha } from '../captcha/captcha.js';
import type { Database } from '../database/connect.js';
import { requireCaptcha } from '../captcha/require.js';
import { cases, submissions } from '../database/schema.js';
import { riyadhDay } from '../dates.js';
import { clientAddress } from '../http/client-address.js';
import {
  accepted,
  CAPTCHA,
  CAPTCHA_HEADERS,
  record,
  REFUSED,
  success,
  TEXT_OR_NULL,
  TEXT,
} from '../http/schemas.js';
import { ofPerson } from '../forms/persons.js';

const STATUS = record<CaseStatus>({
  reference: TEXT,
  kind: { type: 'string', enum: CASE_KINDS },
  state: { type: 'string', enum: CASE_STATES },
  receivedOn: TEXT,
  changedOn: TEXT,
  dueOn: TEXT_OR_NULL,
});

/**
 * POST /caseStatus: the state of a submission. An unknown reference and a wrong contact are
 * indistinguishable by response, timing and limits: one query checks both.
 */
export function caseStatusRoute(
  app: FastifyInstance,
  {
    database,
    captcha,
    caseLookups,
  }: { database: Database; captcha: Captcha; caseLookups: LookupLimit },
) {
  app.post<{ Body: CaseStatusFields }>(
    `/${OPERATIONS.caseStatus}`,
    {
      schema: {
        summary:
          'State of a submission; data is null if reference and contact do not belong together',
        headers: CAPTCHA_HEADERS,
        body: {
          type: 'object',
          required: ['Reference', 'Contact'],
          properties: {
            Reference: {
              type: 'string',
              maxLength: 20,
              pattern: REFERENCE.source,
              example: 'NPA-2026-7K3M9Q',
              'x-missing': ERRORS.referenceInvalid,
              'x-invalid': ERRORS.referenceInvalid,
            },
            Contact: {
              type: 'string',
              minLength: 5,
              maxLength: MAX_CASE_CONTACT_CHARACTERS,
              format: 'plain-line',
              description:
                'Mobile number or mail address of the form, in whichever form it is written.',
              'x-missing': ERRORS.contactInvalid,
              'x-invalid': ERRORS.contactInvalid,
            },
            captcha: CAPTCHA,
          },
        },
        response: {
          200: accepted({ anyOf: [STATUS, { type: 'null' }] }),
          '4xx': REFUSED,
        },
      },
    },
    async (request, reply): Promise<Accepted<CaseStatus | null>> => {
      const { Reference: reference, Contact: contact, captcha: answer } = request.body;
      reply.header('cache-control', 'no-store');
      await requireCaptcha(captcha, request, answer);
      const countAsRight = await caseLookups(clientAddress(request), reference);
      const [found] = await database
        .select({ case: cases, kind: submissions.kind, receivedAt: submissions.receivedAt })
        .from(submissions)
        .innerJoin(cases, eq(cases.reference, submissions.reference))
        .where(
          and(
            eq(submissions.reference, reference),
            or(ofPerson('mobile', contact), ofPerson('email', contact)),
          ),
        );
      if (!found) return success(null);
      await countAsRight();
      const { kind, receivedAt, case: work } = found;
      return success({
        reference,
        kind,
        state: work.state,
        receivedOn: riyadhDay(receivedAt),
        changedOn: riyadhDay(work.changedAt),
        dueOn: work.dueOn,
      });
    },
  );
}
