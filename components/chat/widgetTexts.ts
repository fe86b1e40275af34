import { getMessages } from 'next-intl/server';
import type { FormLabels, SubmissionLabels } from '@/components/forms/labels/labels';
import { submissionLabels } from '@/components/forms/labels/submissionLabels';
import { config } from '@/lib/config';
import type { Locale } from '@/lib/i18n/locales';
import { privacyNotice } from '@/lib/privacy/privacy-notice';
import type { WidgetTexts } from './labels';

/** Error messages of the callback form. */
const ERRORS = [
  'ERROR NAME',
  'ERROR MOBILE',
  'ERROR CALLBACK MOBILE',
  'ERROR CALLBACK OPEN',
  'ERROR DETAILS',
  'ERROR TEXT',
  'ERROR TEXT LENGTH',
] as const;

/** Translated server errors; any other shows the general failure. */
const SERVER_ERRORS = [
  'Something went wrong',
  'Too many requests',
  'Too many submissions',
] as const;

/** Texts of the widget and its callback form in a language. */
export async function widgetTexts(locale: Locale): Promise<WidgetTexts> {
  const messages = await getMessages({ locale });
  const { chat, errors, forms, serverErrors } = messages;
  const formLabels: FormLabels = {
    locale,
    kit: forms,
    errors: Object.fromEntries(ERRORS.map((key) => [key, errors[key]])),
    serverErrors: Object.fromEntries(SERVER_ERRORS.map((key) => [key, serverErrors[key]])),
    // The callback form has no captcha.
    captcha: { hasSound: false, hasProof: false },
  };
  return {
    text: chat,
    outcome: outcomeTexts(submissionLabels(messages)),
    privacy: await privacyNotice(locale, 'callback'),
    formLabels,
    hub: config().chatHub ?? null,
  };
}

function outcomeTexts(labels: SubmissionLabels): WidgetTexts['outcome'] {
  const { asking, notReceived, undetermined } = labels;
  const { sentText, sentOnly, keptText, keptOnly, reference, track } = labels;
  const { copy, copied, copyFailed, another, next } = labels;
  const { sentAt, earlier, sentValues } = labels;
  return {
    ...{ asking, notReceived, undetermined },
    ...{ sentText, sentOnly, keptText, keptOnly, reference, track },
    // Paper shows the page without the chat.
    ...{ copy, copied, copyFailed, another, next, print: '' },
    ...{ sentAt, earlier, sentValues },
  };
}
