'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { NO_FILE, useUploadSubmission } from '@/components/forms/engine/useUploadSubmission';
import type { FormAction } from '@/lib/forms/form-state';
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

/** State of the job application form and its submission as multipart. */
export function useJobApplicationForm(action: FormAction) {
  return useUploadSubmission<JobApplicationValues>({
    address: '/api/job-applications',
    name: FORM,
    resolver: yupResolver(jobApplicationSchema),
    empty: EMPTY,
    fields: FIELDS,
    drafted: DRAFTED,
    action,
  });
}
