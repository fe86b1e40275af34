'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { postJson } from '@/components/forms/engine/postJson';
import { useSubmission } from '@/components/forms/engine/useSubmission';
import type { Receipt } from '@/lib/e-services/submissions';
import {
  DATA_SHARING_QUESTIONS,
  dataSharingSchema,
  type DataSharingValues,
} from '@/lib/forms/data-sharing';
import type { FormAction } from '@/lib/forms/form-state';

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

async function send(values: DataSharingValues, submissionKey: string): Promise<Receipt> {
  const { data } = await postJson<Receipt>('/api/data-sharing', { ...values, submissionKey });
  return data ?? { reference: '', message: '' };
}

/** State of the data sharing form and its submission; fields are validated on blur. */
export function useDataSharingForm(action: FormAction) {
  return useSubmission<DataSharingValues>({
    name: NAME,
    resolver: yupResolver(dataSharingSchema),
    empty: EMPTY,
    fields: FIELDS,
    drafted: DRAFTED,
    action,
    send,
    mode: 'onBlur',
  });
}
