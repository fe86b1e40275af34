'use server';

import { DATA_SHARING_FORM } from '@ports-authority/e-services-contract';
import { handleForm } from '@/lib/api/form-handler';
import type { FormState } from '@/lib/forms/form-state';

/** Handles the data sharing request without JavaScript. */
export async function sendDataSharing(_before: FormState, data: FormData): Promise<FormState> {
  return handleForm(DATA_SHARING_FORM, data);
}
