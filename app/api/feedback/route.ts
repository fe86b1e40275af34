import { FEEDBACK_FORM } from '@ports-authority/e-services-contract';
import { submissionHandler } from '@/lib/api/submission-handler';
import { submitForm } from '@/lib/e-services/submissions';
import { feedbackSchema } from '@/lib/forms/feedback';

/** "Was this page useful?"; `data` is a Receipt. */
export const POST = submissionHandler(feedbackSchema, submitForm(FEEDBACK_FORM), {
  openForm: 'feedback',
});
