import { FEEDBACK_FORM } from '@ports-authority/e-services-contract';
import { schemaOf, type FormValues } from './schema-of';

export const feedbackSchema = schemaOf(FEEDBACK_FORM);

export type FeedbackValues = FormValues<typeof FEEDBACK_FORM>;
