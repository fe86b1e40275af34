'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { useSubmission } from '@/components/forms/useSubmission';
import { useUpload } from '@/components/forms/useUpload';
import { contactSchema, type ContactValues } from '@/lib/forms/contact';
import type { FormAction } from '@/lib/forms/form-state';

/** Start of every id in the form. */
export const FORM = 'contact';

const FIELDS = [
  'name',
  'emailAddress',
  'identityNumber',
  'mobileNumber',
  'phoneNumber',
  'relationToPorts',
  'port',
  'purpose',
  'details',
  'file',
  'captcha',
] as const;

const DRAFTED = [
  'name',
  'emailAddress',
  'mobileNumber',
  'phoneNumber',
  'relationToPorts',
  'port',
  'purpose',
  'details',
] as const;

/** No file is chosen yet. */
const NO_FILE = undefined as unknown as File;

const EMPTY: ContactValues = {
  name: '',
  emailAddress: '',
  identityNumber: '',
  mobileNumber: '',
  phoneNumber: '',
  relationToPorts: '',
  port: '',
  purpose: '',
  details: '',
  file: NO_FILE,
  captcha: '',
};

/** The contact form and its call, sent as multipart (specification §3, §4). */
export function useContactForm(action: FormAction) {
  const { share, upload, cancel } = useUpload('/api/contact');
  const model = useSubmission<ContactValues>({
    name: FORM,
    resolver: yupResolver(contactSchema),
    empty: EMPTY,
    fields: FIELDS,
    drafted: DRAFTED,
    action,
    send: (values, submissionKey) => upload({ ...values, submissionKey }),
  });
  return { ...model, share, cancel };
}
