import { CONTACT_FORM } from '@ports-authority/e-services-contract';
import { pdfField } from './pdf-file';
import { schemaOf, type FormValues } from './schema-of';

export const contactSchema = schemaOf(CONTACT_FORM, pdfField);

export type ContactValues = FormValues<typeof CONTACT_FORM>;
