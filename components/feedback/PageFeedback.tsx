import { getMessages } from 'next-intl/server';
import { MAX_FEEDBACK_REASON } from '@/lib/forms/feedback';
import type { Locale } from '@/lib/i18n/locales';
import { FeedbackQuestion } from './FeedbackQuestion';

/** "Was this page useful?" at the foot of a content page; needs JavaScript. */
export async function PageFeedback({ locale }: { readonly locale: Locale }) {
  const { errors, feedback, forms, serverErrors } = await getMessages({ locale });
  const labels = {
    ...feedback,
    tooMany: serverErrors['Too many submissions'],
    tooLong: errors['ERROR TEXT LENGTH'],
    counter: forms.counter,
  };
  return <FeedbackQuestion labels={labels} limit={MAX_FEEDBACK_REASON} />;
}
