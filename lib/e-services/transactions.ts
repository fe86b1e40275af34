import { OPERATIONS } from '@ports-authority/e-services-contract';
import { formatHijri, parseHijri } from '../dates/hijri';
import type { TransactionValues } from '../forms/transaction';
import { callForData } from './client';
import type { Transaction } from './types';
import type { Visitor } from './visitor';
import { bilingual, toItems, toRecord, toText } from './wire';

/**
 * Finds a transaction by validated number and Hijri date; null if there is none.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function findTransaction(
  values: TransactionValues,
  visitor: Visitor,
): Promise<Transaction | null> {
  const date = parseHijri(values.hijriDate);
  const query = {
    DocumentNumber: values.documentNumber,
    HDate: date ? formatHijri(date) : '',
    captcha: values.captcha,
  };
  return callForData({ operation: OPERATIONS.transaction, visitor, query }, (data) =>
    toTransaction(data, values.documentNumber),
  );
}

function toTransaction(data: unknown, requested: string): Transaction | null {
  const row = toRecord(toItems(data)[0]);
  const found = {
    documentDate: toText(row.DOCUMENT_DATE_HIJRI),
    subject: bilingual(row.SUBJECT_EN, row.SUBJECT),
    category: bilingual(row.CATEGORY_EN, row.CATEGORY),
    from: bilingual(row.DOCUMENT_FROM_ORG_NAME_EN, row.DOCUMENT_FROM_ORG_NAME),
    directedTo: bilingual(row.DIRECTED_TO_EN, row.DIRECTED_TO),
    status: bilingual(row.STATUS_EN, row.STATUS),
    transferDate: toText(row.TRANSFER_DATE_HIJRI),
  };
  const reference = toText(row.REFERENCE_NUMBER);
  const isEmpty = Object.values(found).every(
    (value) => (typeof value === 'string' ? value : value.ar) === '',
  );
  return reference === '' && isEmpty ? null : { reference: reference || requested, ...found };
}
