'use server';

import { DATA_SHARING_FORM } from '@ports-authority/e-services-contract';
import { handleFormAction } from '@/lib/api/handle-form-action';
import { submitForm } from '@/lib/e-services/submissions';
import { dataSharingSchema } from '@/lib/forms/data-sharing';
import type { FormState } from '@/lib/forms/form-state';

/** Handles the data sharing request without JavaScript. */
export async function sendDataSharing(_before: FormState, data: FormData): Promise<FormState> {
  const form = {
    name: 'data-sharing',
    schema: dataSharingSchema,
    submit: submitForm(DATA_SHARING_FORM),
  };
  return handleFormAction(form, data);
}
