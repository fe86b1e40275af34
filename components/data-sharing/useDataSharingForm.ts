'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { postJson } from '@/components/forms/engine/postJson';
import { submitTo } from '@/components/forms/engine/submitTo';
import type { SentRow } from '@/components/forms/layout/Confirmation/Confirmation';
import { useSubmission } from '@/components/forms/engine/useSubmission';
import {
  DATA_SHARING_QUESTIONS,
  dataSharingSchema,
  type DataSharingValues,
} from '@/lib/forms/data-sharing';
import { NOT_SENT, type FormAction } from '@/lib/forms/form-state';

const NAME = 'data-sharing';

const DRAFTED = [
  'name',
  'applicant',
  'mobileNumber',
  'emailAddress',
  'purpose',
  'requiredData',
  ...DATA_SHARING_QUESTIONS,
] as const;

const FIELDS = [...DRAFTED, 'captcha'] as const;

const EMPTY: DataSharingValues = {
  name: '',
  applicant: '',
  mobileNumber: '',
  emailAddress: '',
  purpose: '',
  requiredData: '',
  dataSharingAgreement: '',
  containsPersonalData: '',
  applicantIsDataOfficer: '',
  dataLegalBasis: '',
  accessAPIs: '',
  captcha: '',
};

const submission = submitTo<DataSharingValues>(NAME, '/api/data-sharing', postJson);

/** Fields are validated on blur. */
export function useDataSharingForm(
  action: FormAction,
  summarise: (values: Partial<DataSharingValues>) => readonly SentRow[],
) {
  return useSubmission({
    name: NAME,
    resolver: yupResolver(dataSharingSchema),
    empty: EMPTY,
    fields: FIELDS,
    drafted: DRAFTED,
    action,
    unsent: NOT_SENT,
    submission,
    summarise,
    mode: 'onBlur',
  });
}
