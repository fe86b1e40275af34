import { submissionHandler } from '@/lib/api/submission-handler';
import { submitDataSharing } from '@/lib/e-services/submissions';
import { dataSharingSchema } from '@/lib/forms/data-sharing';

/** Data sharing request; `data` is a Receipt. */
export const POST = submissionHandler(dataSharingSchema, submitDataSharing);
