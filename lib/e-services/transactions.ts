import { OPERATIONS, type TransactionRow } from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import { formatHijri, parseHijri } from '../dates/hijri';
import type { TransactionValues } from '../forms/transaction';
import { callForJson } from './client';
import type { Transaction } from './types';
import type { Visitor } from './visitor';
import { bilingual, wireText } from './wire';

const envelope = yup
  .object({
    isSuccess: yup.boolean().oneOf([true]).required(),
    data: yup
      .object({
        REFERENCE_NUMBER: yup.string().required(),
        DOCUMENT_DATE_HIJRI: wireText,
        SUBJECT: wireText,
        SUBJECT_EN: wireText,
        CATEGORY: wireText,
        CATEGORY_EN: wireText,
        DOCUMENT_FROM_ORG_NAME: wireText,
        DOCUMENT_FROM_ORG_NAME_EN: wireText,
        DIRECTED_TO: wireText,
        DIRECTED_TO_EN: wireText,
        STATUS: wireText,
        STATUS_EN: wireText,
        TRANSFER_DATE_HIJRI: wireText,
      } satisfies Record<keyof TransactionRow, object>)
      .nullable()
      .default(undefined)
      .defined(),
  })
  .required();

/**
 * Finds a transaction by validated number and Hijri date; null if there is none.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function findTransaction(
  values: TransactionValues,
  visitor: Visitor,
): Promise<Transaction | null> {
  const date = parseHijri(values.hijriDate);
  const { data } = await callForJson(
    {
      operation: OPERATIONS.transaction,
      visitor,
      query: {
        DocumentNumber: values.documentNumber,
        HDate: date ? formatHijri(date) : '',
        captcha: values.captcha,
      },
    },
    envelope,
  );
  if (data === null) return null;
  return {
    reference: data.REFERENCE_NUMBER,
    documentDate: data.DOCUMENT_DATE_HIJRI,
    subject: bilingual(data.SUBJECT_EN, data.SUBJECT),
    category: bilingual(data.CATEGORY_EN, data.CATEGORY),
    from: bilingual(data.DOCUMENT_FROM_ORG_NAME_EN, data.DOCUMENT_FROM_ORG_NAME),
    directedTo: bilingual(data.DIRECTED_TO_EN, data.DIRECTED_TO),
    status: bilingual(data.STATUS_EN, data.STATUS),
    transferDate: data.TRANSFER_DATE_HIJRI,
  };
}
