import { CALLBACK_FORM } from '@ports-authority/e-services-contract';
import { schemaOf, type FormValues } from './schema-of';

export const callbackSchema = schemaOf(CALLBACK_FORM);

export type CallbackValues = FormValues<typeof CALLBACK_FORM>;
