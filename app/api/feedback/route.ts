import { submissionHandler } from '@/lib/api/submission-handler';
import { submitFeedback } from '@/lib/e-services/submissions';
import { feedbackSchema } from '@/lib/forms/feedback';

/** "Was this page useful?"; `data` is a Receipt. */
export const POST = submissionHandler(feedbackSchema, submitFeedback, { openForm: 'feedback' });
