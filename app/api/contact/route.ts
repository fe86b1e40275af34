import { CONTACT_FORM } from '@ports-authority/e-services-contract';
import { formHandler } from '@/lib/api/form-handler';
import { submitContact } from '@/lib/api/submit-contact';

export const POST = formHandler(CONTACT_FORM, submitContact);
