import { JOB_APPLICATION_FORM } from '@ports-authority/e-services-contract';
import { uploadHandler } from '@/lib/api/upload-handler';
import { submitForm } from '@/lib/e-services/submissions';
import { jobApplicationSchema } from '@/lib/forms/job-application';

/** Job application; `data` is a Receipt. */
export const POST = uploadHandler(jobApplicationSchema, 'resume', submitForm(JOB_APPLICATION_FORM));
