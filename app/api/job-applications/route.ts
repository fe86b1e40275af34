import { uploadHandler } from '@/lib/api/upload-handler';
import { submitJobApplication } from '@/lib/e-services/submissions';
import { jobApplicationSchema } from '@/lib/forms/job-application';

/** Job application; `data` is a Receipt. */
export const POST = uploadHandler(jobApplicationSchema, 'resume', submitJobApplication);
