import { DATA_SHARING_QUESTIONS, NO, YES } from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import { captchaField, textField } from './fields';
import { choiceField, emailField, linesField, mobileField } from './personal-fields';

/** Longest texts of the form, in characters. */
export const DATA_SHARING_LIMITS = {
  name: 50,
  applicant: 100,
  emailAddress: 100,
  purpose: 500,
  requiredData: 500,
} as const;

export { DATA_SHARING_QUESTIONS, NO, YES };

const answer = choiceField([YES, NO], 'ERROR MANDATORY');

/** Data sharing request, validated on blur. */
export const dataSharingSchema = yup.object({
  name: textField(DATA_SHARING_LIMITS.name, 'ERROR TEXT LENGTH').required(
    'ERROR NAME OF THE ENTITY',
  ),
  applicant: textField(DATA_SHARING_LIMITS.applicant, 'ERROR TEXT LENGTH').required(
    "ERROR APPLICANT'S NAME",
  ),
  mobileNumber: mobileField('ERROR MOBILE', 'ERROR MOBILE NUMBER'),
  emailAddress: emailField(DATA_SHARING_LIMITS.emailAddress),
  purpose: linesField(DATA_SHARING_LIMITS.purpose).required('ERROR REQUEST PURPOSE'),
  requiredData: linesField(DATA_SHARING_LIMITS.requiredData).required('ERROR REQUIRED DATA'),
  dataSharingAgreement: answer,
  containsPersonalData: answer,
  applicantIsDataOfficer: answer,
  dataLegalBasis: answer,
  accessAPIs: answer,
  captcha: captchaField,
});

export type DataSharingValues = yup.InferType<typeof dataSharingSchema>;
