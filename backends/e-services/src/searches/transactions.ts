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
import type { LookupLimit } from '../limits/lookup-limits.js';
import type { Captcha } from '../captcha/captcha.js';
import type { Database } from '../database/connect.js';
import { clientAddress } from '../http/client-address.js';
import { requireCaptcha } from '../captcha/require.js';
import { transactions } from '../database/schema.js';
import { parseHijri } from '../dates.js';
import {
  accepted,
  CAPTCHA,
  CAPTCHA_HEADERS,
  record,
  REFUSED,
  success,
  TEXT,
} from '../http/schemas.js';

const COLUMNS = {
  REFERENCE_NUMBER: transactions.referenceNumber,
  DOCUMENT_DATE_HIJRI: transactions.documentDate,
  SUBJECT: transactions.subject,
  SUBJECT_EN: transactions.subjectEn,
  CATEGORY: transactions.category,
  CATEGORY_EN: transactions.categoryEn,
  DOCUMENT_FROM_ORG_NAME: transactions.organisation,
  DOCUMENT_FROM_ORG_NAME_EN: transactions.organisationEn,
  DIRECTED_TO: transactions.directedTo,
  DIRECTED_TO_EN: transactions.directedToEn,
  STATUS: transactions.status,
  STATUS_EN: transactions.statusEn,
  TRANSFER_DATE_HIJRI: transactions.transferDate,
};
const RESULT = record(Object.fromEntries(Object.keys(COLUMNS).map((name) => [name, TEXT])));

/** GET /transactionStatus: the status of a document; data is null if there is no such document. */
export function transactionRoute(
  app: FastifyInstance,
  { database, captcha, lookups }: { database: Database; captcha: Captcha; lookups: LookupLimit },
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
      const countAsRight = await lookups(clientAddress(request), request.query.DocumentNumber);
      const [found] = await database
        .select(COLUMNS)
        .from(transactions)
        .where(
          and(
            eq(transactions.referenceNumber, request.query.DocumentNumber),
            eq(transactions.documentDate, parseHijri(latinDigits(request.query.HDate))!),
          ),
        );
      if (found) await countAsRight();
      return success(found ?? null);
    },
  );
}
