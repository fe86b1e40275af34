import { getTranslations } from 'next-intl/server';
import { StructuredData } from '@/components/ui/StructuredData/StructuredData';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { TextHeader } from '@/components/ui/PageHeader/TextHeader';
import { Prose } from '@/components/ui/Prose/Prose';
import type { Faq } from '@/lib/content/collections/faqs';
import type { PageText } from '@/lib/content/collections/pages';
import { plainText } from '@/lib/html/plain-text';
import type { Locale } from '@/lib/i18n/locales';
import { faqData } from '@/lib/seo/structured-data/faq';
import { FaqList } from './FaqList';

interface Props {
  readonly locale: Locale;
  readonly text: PageText | null;
  readonly faqs: readonly Faq[];
}

/** Max length of an answer's search text, in characters. */
const SEARCHED = 2000;

/** Frequently asked questions by topic, with a search. */
export async function FaqView({ locale, text, faqs }: Props) {
  const t = await getTranslations({ locale });
  const topics = [...new Set(faqs.map(({ topic }) => topic))];
  return (
    <>
      <TextHeader locale={locale} route="faq" text={text} />
      <div className="wrap page-body">
        {text?.content ? <Prose html={text.content} /> : null}
        {faqs.length === 0 ? (
          <EmptyState title={t('ui.empty.title')} headingLevel={2}>
            {t('ui.empty.text')}
          </EmptyState>
        ) : (
          <>
            <StructuredData things={[faqData(locale, faqs)]} />
            <FaqList
              labels={{
                search: t('faq.search'),
                topic: t('faq.topic'),
                allTopics: t('faq.allTopics'),
                nothing: t('faq.nothing'),
              }}
              topics={topics.map((topic, index) => ({
                id: `topic-${index + 1}`,
                title: topic,
                faqs: faqs
                  .filter((faq) => faq.topic === topic)
                  .map(({ slug, formerSlugs, question, answer }) => ({
                    slug,
                    formerSlugs,
                    question,
                    text: `${question}\n${topic}\n${plainText(answer, SEARCHED)}`,
                    answer: <Prose html={answer} />,
                  })),
              }))}
            />
          </>
        )}
      </div>
    </>
  );
}
