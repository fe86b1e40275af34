import {
  IMO_NUMBER,
  SUBSCRIPTION_KINDS,
  LOCALES,
  SUBSCRIPTION_RHYTHMS,
  SUBSCRIPTION_TOPIC,
} from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import { captchaField, digitsField, ofText, textField } from './fields';
import { emailField } from './personal-fields';

const chosen = (choices: readonly string[]) =>
  textField(20, 'ERROR CHOICE').oneOf([...choices], 'ERROR CHOICE');
const filtered = textField(100, 'ERROR CHOICE').matches(SUBSCRIPTION_TOPIC, 'ERROR CHOICE');

/** A subscription to mails: what it is to, when and in which language the mails come, and where to. */
export const subscriptionSchema = yup.object({
  kind: chosen(SUBSCRIPTION_KINDS).required('ERROR CHOICE'),
  port: filtered,
  topic: filtered,
  imo: digitsField(20, 'ERROR IMO INVALID')
    .transform(ofText((text) => text.replace(/^imo/i, '').replace(/[\s-]/g, '')))
    .when('kind', {
      is: 'vessel',
      then: (imo) =>
        imo
          .required('ERROR IMO')
          .test('imo', 'ERROR IMO INVALID', (value) => value === '' || isImoNumber(value)),
      otherwise: (imo) => imo.transform(() => ''),
    }),
  rhythm: chosen(SUBSCRIPTION_RHYTHMS).required('ERROR CHOICE'),
  language: chosen(LOCALES).required('ERROR CHOICE'),
  email: emailField(),
  captcha: captchaField,
});

export type SubscriptionValues = yup.InferType<typeof subscriptionSchema>;

/** Seven digits, of which the last one checks the others: their sum, times 7, 6 … 2. */
function isImoNumber(text: string): boolean {
  if (!IMO_NUMBER.test(text)) return false;
  const sum = [...text.slice(0, 6)].reduce((all, digit, at) => all + Number(digit) * (7 - at), 0);
  return sum % 10 === Number(text[6]);
}
