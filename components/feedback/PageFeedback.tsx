import { getTranslations } from 'next-intl/server';
import { FEEDBACK_FORM } from '@ports-authority/e-services-contract';
import type { Locale } from '@/lib/i18n/locales';
import { FeedbackQuestion } from './FeedbackQuestion';

/** "Was this page useful?" below content; needs JavaScript. */
export async function PageFeedback({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'feedback' });
  const labels = {
    form: t('form'),
    question: t('question'),
    yes: t('yes'),
    no: t('no'),
    failed: t('failed'),
  };
  return (
    <FeedbackQuestion locale={locale} labels={labels} limit={FEEDBACK_FORM.fields.reason.max} />
  );
}
