import { CALLBACK_FORM } from '@ports-authority/e-services-contract';
import { submissionHandler } from '@/lib/api/submission-handler';
import { submitForm } from '@/lib/e-services/submissions';
import { callbackSchema } from '@/lib/forms/callback';

/** Callback request of the widget; `data` is a Receipt. */
export const POST = submissionHandler(callbackSchema, submitForm(CALLBACK_FORM), {
  openForm: 'callback',
});
