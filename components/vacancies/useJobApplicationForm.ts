'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { useSubmission } from '@/components/forms/useSubmission';
import { useUpload } from '@/components/forms/useUpload';
import type { FormAction } from '@/lib/forms/form-state';
import { jobApplicationSchema, type JobApplicationValues } from '@/lib/forms/job-application';

/** Start of every id in the form. */
export const FORM = 'job-application';

const DRAFTED = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;

const FIELDS = [...DRAFTED, 'resume', 'captcha'] as const;

/** No file is chosen yet. */
const NO_FILE = undefined as unknown as File;

const EMPTY: JobApplicationValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: '',
  resume: NO_FILE,
  captcha: '',
};

/** The job application and its call, sent as multipart (specification §3, §5). */
export function useJobApplicationForm(action: FormAction) {
  const { share, upload, cancel } = useUpload('/api/job-applications');
  const model = useSubmission<JobApplicationValues>({
    name: FORM,
    resolver: yupResolver(jobApplicationSchema),
    empty: EMPTY,
    fields: FIELDS,
    drafted: DRAFTED,
    action,
    send: (values, submissionKey) => upload({ ...values, submissionKey }),
  });
  return { ...model, share, cancel };
}
