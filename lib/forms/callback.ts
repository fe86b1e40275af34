import * as yup from 'yup';
import { textField } from './fields';
import { linesField, nationalMobileField } from './personal-fields';

export const MAX_CALLBACK_DETAILS = 1000;

/** The widget's callback request: all fields are required, the mobile number has ten digits from 05. */
export const callbackSchema = yup.object({
  name: textField(100, 'ERROR TEXT LENGTH').required('ERROR NAME'),
  mobile: nationalMobileField('ERROR MOBILE', 'ERROR CALLBACK MOBILE'),
  details: linesField(MAX_CALLBACK_DETAILS).required('ERROR DETAILS'),
});

export type CallbackValues = yup.InferType<typeof callbackSchema>;
