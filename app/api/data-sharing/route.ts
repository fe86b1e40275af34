import { DATA_SHARING_FORM } from '@ports-authority/e-services-contract';
import { submissionHandler } from '@/lib/api/submission-handler';
import { submitForm } from '@/lib/e-services/submissions';
import { dataSharingSchema } from '@/lib/forms/data-sharing';

/** Data sharing request; `data` is a Receipt. */
export const POST = submissionHandler(dataSharingSchema, submitForm(DATA_SHARING_FORM));
