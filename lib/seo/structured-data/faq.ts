import type { FAQPage } from 'schema-dts';
import type { Faq } from '../../content/collections/faqs';
import { plainText } from '../../html/plain-text';
import type { Locale } from '../../i18n/locales';

/** Questions with their answers in plain text: elsewhere the links of their HTML would lead nowhere. */
export function faqData(locale: Locale, faqs: readonly Faq[]): Exclude<FAQPage, string> {
  return {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer, answer.length) },
    })),
  };
}
