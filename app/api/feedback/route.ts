import { FEEDBACK_FORM } from '@ports-authority/e-services-contract';
import { formHandler } from '@/lib/api/form-handler';

export const POST = formHandler(FEEDBACK_FORM);
