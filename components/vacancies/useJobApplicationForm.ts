'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { postMultipart } from '@/components/forms/engine/postMultipart';
import { submitTo } from '@/components/forms/engine/submitTo';
import type { SentRow } from '@/components/forms/layout/Confirmation/Confirmation';
import { NO_FILE, useSubmission } from '@/components/forms/engine/useSubmission';
import { NOT_SENT, type FormAction } from '@/lib/forms/form-state';
import { jobApplicationSchema, type JobApplicationValues } from '@/lib/forms/job-application';

/** Prefix of every id in the form. */
export const FORM = 'job-application';

const DRAFTED = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;

const FIELDS = [...DRAFTED, 'resume', 'captcha'] as const;

const EMPTY: JobApplicationValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: '',
  resume: NO_FILE,
  captcha: '',
};

const submission = submitTo<JobApplicationValues>(FORM, '/api/job-applications', postMultipart);

export function useJobApplicationForm(
  action: FormAction,
  summarise: (values: Partial<JobApplicationValues>) => readonly SentRow[],
) {
  return useSubmission({
    name: FORM,
    resolver: yupResolver(jobApplicationSchema),
    empty: EMPTY,
    fields: FIELDS,
    drafted: DRAFTED,
    action,
    unsent: NOT_SENT,
    submission,
    summarise,
  });
}
