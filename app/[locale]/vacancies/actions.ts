'use server';

import { JOB_APPLICATION_FORM } from '@ports-authority/e-services-contract';
import { handleFormAction } from '@/lib/api/handle-form-action';
import { submitForm } from '@/lib/e-services/submissions';
import type { FormState } from '@/lib/forms/form-state';
import { jobApplicationSchema } from '@/lib/forms/job-application';

/** Handles the job application without JavaScript. */
export async function sendJobApplication(_before: FormState, data: FormData): Promise<FormState> {
  const form = {
    name: 'job-application',
    schema: jobApplicationSchema,
    fileField: 'resume',
    submit: submitForm(JOB_APPLICATION_FORM),
  };
  return handleFormAction(form, data);
}
