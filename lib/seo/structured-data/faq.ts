import type { FAQPage } from 'schema-dts';
import type { Faq } from '../../content/collections/faqs';
import { plainText } from '../../html/plain-text';
import type { Locale } from '../../i18n/locales';

/** Plain text: relative links of the HTML would break elsewhere. */
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
