import { CALLBACK_MOBILE } from '@ports-authority/e-services-contract';
import { mobileSubscriber } from '@ports-authority/text';
import * as yup from 'yup';
import { digitsField, ofText, textField } from './fields';
import { linesField } from './personal-fields';

export const MAX_CALLBACK_DETAILS = 1000;

/** The most characters that can be typed as a mobile number. */
export const MAX_CALLBACK_MOBILE = 12;

/** The widget's callback request: all fields are required, the mobile number has ten digits from 05. */
export const callbackSchema = yup.object({
  name: textField(100, 'ERROR TEXT LENGTH').required('ERROR NAME'),
  mobile: digitsField(MAX_CALLBACK_MOBILE, 'ERROR CALLBACK MOBILE')
    .transform(ofText(nationalMobile))
    .required('ERROR MOBILE')
    .matches(CALLBACK_MOBILE, { message: 'ERROR CALLBACK MOBILE', excludeEmptyString: true }),
  details: linesField(MAX_CALLBACK_DETAILS).required('ERROR DETAILS'),
});

export type CallbackValues = yup.InferType<typeof callbackSchema>;

/** A mobile number in any spelling as 05…; another text as it is. */
export function nationalMobile(text: string): string {
  const subscriber = mobileSubscriber(text);
  return subscriber ? `0${subscriber}` : text;
}
