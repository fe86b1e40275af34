import { JOB_APPLICATION_FORM } from '@ports-authority/e-services-contract';
import { formHandler } from '@/lib/api/form-handler';

export const POST = formHandler(JOB_APPLICATION_FORM);
