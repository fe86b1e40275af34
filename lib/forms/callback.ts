import { CALLBACK_MOBILE } from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import { digitsField, textField } from './fields';
import { linesField } from './personal-fields';

/** The callback request of the widget (specification §5): all required, mobile 05 and ten digits. */
export const callbackSchema = yup.object({
  name: textField(100, 'ERROR TEXT LENGTH').required('ERROR NAME'),
  mobile: digitsField(12, 'ERROR CALLBACK MOBILE')
    .required('ERROR MOBILE')
    .matches(CALLBACK_MOBILE, { message: 'ERROR CALLBACK MOBILE', excludeEmptyString: true }),
  details: linesField(1000).required('ERROR DETAILS'),
});

export type CallbackValues = yup.InferType<typeof callbackSchema>;
