'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { NO_FILE, useUploadSubmission } from '@/components/forms/engine/useUploadSubmission';
import { contactSchema, type ContactValues } from '@/lib/forms/contact';
import type { FormAction } from '@/lib/forms/form-state';

/** Prefix of every id in the form. */
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

/** State of the contact form and its submission as multipart. */
export function useContactForm(action: FormAction) {
  return useUploadSubmission<ContactValues>({
    address: '/api/contact',
    name: FORM,
    resolver: yupResolver(contactSchema),
    empty: EMPTY,
    fields: FIELDS,
    drafted: DRAFTED,
    action,
  });
}
