import { submitContact } from '@/lib/api/submit-contact';
import { uploadHandler } from '@/lib/api/upload-handler';
import { contactSchema } from '@/lib/forms/contact';

/** Contact, suggestions and complaints; `data` is a Receipt. */
export const POST = uploadHandler(contactSchema, 'file', submitContact);
