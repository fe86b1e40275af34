import * as yup from 'yup';
import { digitsField, textField } from './fields';

/** The callback request of the widget (specification §5): all fields required, mobile 05 and ten digits. */
export const callbackSchema = yup.object({
  name: textField(100, 'ERROR TEXT LENGTH').required('ERROR NAME'),
  mobile: digitsField(12, 'ERROR CALLBACK MOBILE')
    .required('ERROR MOBILE')
    .matches(/^05\d{8}$/, { message: 'ERROR CALLBACK MOBILE', excludeEmptyString: true }),
  details: yup
    .string()
    .transform((_cast: unknown, given: unknown) =>
      given === undefined || given === null ? '' : typeof given === 'string' ? given.trim() : given,
    )
    .typeError('ERROR TEXT')
    .max(1000, 'ERROR TEXT LENGTH')
    .default('')
    .required('ERROR DETAILS'),
});

export type CallbackValues = yup.InferType<typeof callbackSchema>;
