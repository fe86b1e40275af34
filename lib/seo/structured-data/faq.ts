import type { FAQPage } from 'schema-dts';
import type { Faq } from '../../content/collections/faqs';
import type { Locale } from '../../i18n/locales';

/** Questions with their answers in HTML. */
export function faqData(locale: Locale, faqs: readonly Faq[]): Exclude<FAQPage, string> {
  return {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
