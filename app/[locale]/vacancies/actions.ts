'use server';

import { JOB_APPLICATION_FORM } from '@ports-authority/e-services-contract';
import { handleForm } from '@/lib/api/form-handler';
import type { FormState } from '@/lib/forms/form-state';

/** Handles the job application without JavaScript. */
export async function sendJobApplication(_before: FormState, data: FormData): Promise<FormState> {
  return handleForm(JOB_APPLICATION_FORM, data);
}
