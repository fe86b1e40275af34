import {
  CASE_KINDS,
  CASE_STATES,
  OPERATIONS,
  type CaseStatus,
} from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import { REQUEST_TRACKING_NAMES, type RequestTrackingValues } from '../forms/request-tracking';
import { callForJson } from './client';
import { ServiceRefusedError } from './errors';
import { toFormErrors } from './submissions';
import type { Visitor } from './visitor';

export type { CaseStatus };

const day = yup.string().matches(/^\d{4}-\d{2}-\d{2}$/);

const envelope = yup
  .object({
    isSuccess: yup.boolean().oneOf([true]).required(),
    data: yup
      .object({
        reference: yup.string().required(),
        kind: yup.string().oneOf(CASE_KINDS).required(),
        state: yup.string().oneOf(CASE_STATES).required(),
        receivedOn: day.required(),
        changedOn: day.required(),
        dueOn: day.nullable().default(null),
      } satisfies Record<keyof CaseStatus, object>)
      .nullable()
      .default(undefined)
      .defined(),
  })
  .required();

/**
 * Progress of a request; null unless reference and contact match, so that references can't be
 * probed.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function findCaseStatus(
  { reference, contact, captcha }: RequestTrackingValues,
  visitor: Visitor,
): Promise<CaseStatus | null> {
  const body = { Reference: reference, Contact: contact, captcha };
  try {
    const { data } = await callForJson(
      { operation: OPERATIONS.caseStatus, body, visitor },
      envelope,
    );
    return data;
  } catch (error) {
    throw error instanceof ServiceRefusedError
      ? toFormErrors(error, REQUEST_TRACKING_NAMES)
      : error;
  }
}
