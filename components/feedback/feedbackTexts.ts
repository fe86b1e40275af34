import { messages } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/i18n/locales';
import type { FeedbackTexts } from './labels';

export function feedbackTexts(locale: Locale): FeedbackTexts {
  const { errors, feedback, forms, serverErrors } = messages[locale];
  return {
    ...feedback,
    tooMany: serverErrors['Too many submissions'],
    tooLong: errors['ERROR TEXT LENGTH'],
    counter: forms.counter,
  };
}
