'use server';

import { CONTACT_FORM } from '@ports-authority/e-services-contract';
import { handleForm } from '@/lib/api/form-handler';
import { submitContact } from '@/lib/api/submit-contact';
import type { FormState } from '@/lib/forms/form-state';

/** Handles the contact form without JavaScript. */
export async function sendContact(_before: FormState, data: FormData): Promise<FormState> {
  return handleForm(CONTACT_FORM, data, submitContact);
}
