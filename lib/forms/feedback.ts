import { FEEDBACK_ANSWERS, FEEDBACK_TOPICS } from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import { choiceField, linesField } from './personal-fields';
import { textField } from './fields';

export const MAX_FEEDBACK_REASON = 500;

/** "Was this page useful?": the page's path, yes or no, and optionally what it is about and a reason. */
export const feedbackSchema = yup.object({
  page: textField(200, 'ERROR TEXT')
    .matches(/^\/(?![/\\])[\x21-\x7e]*$/, 'ERROR TEXT')
    .required('ERROR TEXT'),
  useful: choiceField(FEEDBACK_ANSWERS, 'ERROR MANDATORY'),
  topic: yup
    .string()
    .oneOf(['', ...FEEDBACK_TOPICS] as const, 'ERROR TEXT')
    .default(''),
  reason: linesField(MAX_FEEDBACK_REASON),
});

export type FeedbackValues = yup.InferType<typeof feedbackSchema>;
