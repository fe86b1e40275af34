import type { AnswerTemplate, Locale } from '@ports-authority/e-services-contract';

const GREETING = { ar: 'عناية {name}،\n\nالسلام عليكم ورحمة الله وبركاته.', en: 'Dear {name},' };
const ENDING = {
  ar: 'وتقبلوا تحياتنا،\nالهيئة الوطنية للموانئ',
  en: 'Yours sincerely,\nNational Ports Authority',
};

/**
 * Templates of answers. The desk fills in `{name}` and `{reference}`; it sends no answer with other
 * placeholders left in it.
 */
export const TEMPLATES: readonly AnswerTemplate[] = [
  template(
    'answer',
    ['contact', 'data-sharing', 'order', 'job-application'],
    'answered',
    { ar: 'رد', en: 'Answer' },
    { ar: 'ردّنا على طلبك رقم {reference}', en: 'Our answer to your request {reference}' },
    {
      ar: 'اطلعنا على طلبك رقم {reference}، ونفيدك بما يأتي:\n\n{نص الرد}',
      en: 'We have considered your request {reference}. This is our answer:\n\n{your answer}',
    },
  ),
  template(
    'more-information',
    ['contact', 'data-sharing', 'order', 'job-application'],
    'waiting',
    { ar: 'طلب معلومات إضافية', en: 'Ask for more information' },
    {
      ar: 'نحتاج إلى معلومات إضافية بشأن طلبك رقم {reference}',
      en: 'We need more information about your request {reference}',
    },
    {
      ar: 'لاستكمال دراسة طلبك رقم {reference} نحتاج إلى ما يأتي:\n\n{ما نحتاج إليه}\n\nونستأنف دراسته متى وصلنا ردك.',
      en: 'To continue with your request {reference} we need the following:\n\n{what we need}\n\nWe will continue once we have your answer.',
    },
  ),
  template(
    'longer',
    ['contact', 'data-sharing', 'order'],
    'waiting',
    { ar: 'إشعار بالتأخر', en: 'Notice of delay' },
    {
      ar: 'يحتاج طلبك رقم {reference} إلى وقت إضافي',
      en: 'Your request {reference} needs more time',
    },
    {
      ar: 'ما زال طلبك رقم {reference} قيد الدراسة، ونعتذر عن التأخر. نتوقع الرد عليك في موعد أقصاه {التاريخ}.',
      en: 'We are still working on your request {reference}, and apologise for the delay. We expect to answer by {date}.',
    },
  ),
  template(
    'no-vacancy',
    ['job-application'],
    'closed',
    { ar: 'لا وظيفة مناسبة', en: 'No suitable vacancy' },
    { ar: 'بشأن طلب التوظيف رقم {reference}', en: 'About your job application {reference}' },
    {
      ar: 'نشكرك على اهتمامك بالعمل في الهيئة. قارنّا طلبك رقم {reference} بالوظائف الشاغرة، ولا توجد حاليًا وظيفة مناسبة.',
      en: 'Thank you for your interest in working for the authority. We have compared your application {reference} with the vacancies; there is no suitable one at present.',
    },
  ),
];

function template(
  id: string,
  kinds: AnswerTemplate['kinds'],
  nextState: AnswerTemplate['nextState'],
  title: AnswerTemplate['title'],
  subject: AnswerTemplate['subject'],
  text: AnswerTemplate['body'],
): AnswerTemplate {
  const body = (language: Locale) =>
    [GREETING[language], text[language], ENDING[language]].join('\n\n');
  return { id, kinds, nextState, title, subject, body: { ar: body('ar'), en: body('en') } };
}
