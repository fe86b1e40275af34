'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { postMultipart } from '@/components/forms/engine/postMultipart';
import { submitTo } from '@/components/forms/engine/submitTo';
import type { SentRow } from '@/components/forms/layout/Confirmation/Confirmation';
import { NO_FILE, useSubmission } from '@/components/forms/engine/useSubmission';
import { useState } from 'react';
import { contactSchema, type ContactValues } from '@/lib/forms/contact';
import { NOT_SENT, type FormAction } from '@/lib/forms/form-state';
import type { Purpose } from '@/lib/forms/purposes';

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

const submission = submitTo<ContactValues>(FORM, '/api/contact', postMultipart);

export function useContactForm(
  action: FormAction,
  summarise: (values: Partial<ContactValues>) => readonly SentRow[],
  purpose: Purpose | '' = '',
) {
  const [empty] = useState(() => ({ ...EMPTY, purpose }));
  return useSubmission({
    name: FORM,
    resolver: yupResolver(contactSchema),
    empty,
    fields: FIELDS,
    drafted: DRAFTED,
    action,
    unsent: NOT_SENT,
    submission,
    summarise,
  });
}
