import {
  DOCUMENT_NUMBER,
  ERRORS,
  MAX_DOCUMENT_NUMBER_CHARACTERS,
  OPERATIONS,
  type Accepted,
  type TransactionQuery,
  type TransactionRow,
} from '@ports-authority/e-services-contract';
import { latinDigits } from '@ports-authority/text';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { LookupLimits } from '../limits/lookup-limits.js';
import type { Captcha } from '../captcha/captcha.js';
import type { Database } from '../database/connect.js';
import { clientAddress } from '../http/client-address.js';
import { requireCaptcha } from '../captcha/require.js';
import { transactions } from '../database/schema.js';
import { parseHijri } from '../dates.js';
import { accepted, CAPTCHA, CAPTCHA_HEADERS, record, REFUSED, TEXT } from '../http/schemas.js';

const RESULT = record<TransactionRow>({
  REFERENCE_NUMBER: TEXT,
  DOCUMENT_DATE_HIJRI: TEXT,
  SUBJECT: TEXT,
  SUBJECT_EN: TEXT,
  CATEGORY: TEXT,
  CATEGORY_EN: TEXT,
  DOCUMENT_FROM_ORG_NAME: TEXT,
  DOCUMENT_FROM_ORG_NAME_EN: TEXT,
  DIRECTED_TO: TEXT,
  DIRECTED_TO_EN: TEXT,
  STATUS: TEXT,
  STATUS_EN: TEXT,
  TRANSFER_DATE_HIJRI: TEXT,
});

/** GET /transactionStatus: the status of a document; data is null if there is no such document. */
export function transactionRoute(
  app: FastifyInstance,
  { database, captcha, lookups }: { database: Database; captcha: Captcha; lookups: LookupLimits },
) {
  app.get<{ Querystring: TransactionQuery }>(
    `/${OPERATIONS.transaction}`,
    {
      schema: {
        summary: 'Status of a document; data is null if there is no such document',
        headers: CAPTCHA_HEADERS,
        querystring: {
          type: 'object',
          required: ['DocumentNumber', 'HDate'],
          properties: {
            DocumentNumber: {
              type: 'string',
              minLength: 1,
              maxLength: MAX_DOCUMENT_NUMBER_CHARACTERS,
              pattern: DOCUMENT_NUMBER.source,
              example: '1446/1023',
              'x-missing': ERRORS.documentMissing,
              'x-invalid': ERRORS.documentInvalid,
            },
            HDate: {
              type: 'string',
              minLength: 1,
              format: 'hijri-date',
              description: 'D/MM/YYYY of the Umm al-Qura calendar',
              'x-missing': ERRORS.dateMissing,
              'x-invalid': ERRORS.dateNotHijri,
            },
            captcha: CAPTCHA,
          },
        },
        response: {
          200: accepted({ anyOf: [RESULT, { type: 'null' }] }),
          '4xx': REFUSED,
        },
      },
    },
    async (request): Promise<Accepted<TransactionRow | null>> => {
      await requireCaptcha(captcha, request, request.query.captcha);
      const countAsRight = await lookups.count(
        clientAddress(request),
        request.query.DocumentNumber,
      );
      const [found] = await database
        .select()
        .from(transactions)
        .where(
          and(
            eq(transactions.referenceNumber, request.query.DocumentNumber),
            eq(transactions.documentDate, parseHijri(latinDigits(request.query.HDate))!),
          ),
        );
      if (found) await countAsRight();
      return {
        isSuccess: true,
        error: null,
        data: found
          ? {
              REFERENCE_NUMBER: found.referenceNumber,
              DOCUMENT_DATE_HIJRI: found.documentDate,
              SUBJECT: found.subject,
              SUBJECT_EN: found.subjectEn,
              CATEGORY: found.category,
              CATEGORY_EN: found.categoryEn,
              DOCUMENT_FROM_ORG_NAME: found.organisation,
              DOCUMENT_FROM_ORG_NAME_EN: found.organisationEn,
              DIRECTED_TO: found.directedTo,
              DIRECTED_TO_EN: found.directedToEn,
              STATUS: found.status,
              STATUS_EN: found.statusEn,
              TRANSFER_DATE_HIJRI: found.transferDate,
            }
          : null,
      };
    },
  );
}
