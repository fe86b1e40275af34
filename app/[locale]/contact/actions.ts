'use server';

import { submitContact } from '@/lib/api/submit-contact';
import { handleFormAction } from '@/lib/api/handle-form-action';
import { contactSchema } from '@/lib/forms/contact';
import type { FormState } from '@/lib/forms/form-state';

/** Handles the contact form without JavaScript. */
export async function sendContact(_before: FormState, data: FormData): Promise<FormState> {
  const form = { name: 'contact', schema: contactSchema, fileField: 'file', submit: submitContact };
  return handleFormAction(form, data);
}
