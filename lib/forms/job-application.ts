import * as yup from 'yup';
import { captchaField, textField } from './fields';
import { pdfField } from './pdf-file';
import { emailField, linesField, phoneField } from './personal-fields';

export const MAX_APPLICATION_MESSAGE = 2000;

/** Job application, offered where no careers site is configured. */
export const jobApplicationSchema = yup.object({
  firstName: textField(60, 'ERROR TEXT LENGTH').required('ERROR FIRST NAME'),
  lastName: textField(60, 'ERROR TEXT LENGTH').required('ERROR LAST NAME'),
  email: emailField(),
  phone: phoneField,
  message: linesField(MAX_APPLICATION_MESSAGE).required('ERROR MESSAGE'),
  resume: pdfField('ERROR RESUME'),
  captcha: captchaField,
});

export type JobApplicationValues = yup.InferType<typeof jobApplicationSchema>;
