import { RELATIONS } from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import { captchaField, textField } from './fields';
import { pdfField } from './pdf-file';
import {
  choiceField,
  emailField,
  identityField,
  linesField,
  mobileField,
  phoneField,
} from './personal-fields';
import { PURPOSES } from './purposes';

export { RELATIONS };

export const MAX_CONTACT_DETAILS = 2000;

/** Contact, suggestions and complaints: every field is required. */
export const contactSchema = yup.object({
  name: textField(100, 'ERROR TEXT LENGTH').required('ERROR NAME'),
  emailAddress: emailField(),
  phoneNumber: phoneField,
  mobileNumber: mobileField('ERROR MOBILE', 'ERROR MOBILE NUMBER'),
  identityNumber: identityField('ERROR IDENTITY'),
  relationToPorts: choiceField(RELATIONS, 'ERROR RELATION'),
  port: textField(100, 'ERROR PORT').required('ERROR PORT'),
  purpose: choiceField(PURPOSES, 'ERROR PURPOSE'),
  details: linesField(MAX_CONTACT_DETAILS).required('ERROR DETAILS'),
  file: pdfField('ERROR FILE'),
  captcha: captchaField,
});

export type ContactValues = yup.InferType<typeof contactSchema>;
