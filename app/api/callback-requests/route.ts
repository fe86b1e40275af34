import { submissionHandler } from '@/lib/api/submission-handler';
import { submitCallback } from '@/lib/e-services/submissions';
import { callbackSchema } from '@/lib/forms/callback';

/** Callback request of the widget; `data` is a Receipt. */
export const POST = submissionHandler(callbackSchema, submitCallback, { openForm: 'callback' });
