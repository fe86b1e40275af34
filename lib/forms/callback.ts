import { CALLBACK_MOBILE } from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import { digitsField, textField } from './fields';
import { linesField } from './personal-fields';

export const MAX_CALLBACK_DETAILS = 1000;

/** The widget's callback request: all fields are required, the mobile number has ten digits from 05. */
export const callbackSchema = yup.object({
  name: textField(100, 'ERROR TEXT LENGTH').required('ERROR NAME'),
  mobile: digitsField(12, 'ERROR CALLBACK MOBILE')
    .required('ERROR MOBILE')
    .matches(CALLBACK_MOBILE, { message: 'ERROR CALLBACK MOBILE', excludeEmptyString: true }),
  details: linesField(MAX_CALLBACK_DETAILS).required('ERROR DETAILS'),
});

export type CallbackValues = yup.InferType<typeof callbackSchema>;
