'use server';

import { takeForm } from '@/lib/api/take-form';
import { submitJobApplication } from '@/lib/e-services/submissions';
import type { FormState } from '@/lib/forms/form-state';
import { jobApplicationSchema } from '@/lib/forms/job-application';

/** Takes the job application of a visitor without scripts. */
export async function sendJobApplication(_before: FormState, data: FormData): Promise<FormState> {
  const form = {
    name: 'job-application',
    schema: jobApplicationSchema,
    fileField: 'resume',
    submit: submitJobApplication,
  };
  return takeForm(form, data);
}
