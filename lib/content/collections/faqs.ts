import { readHtml } from '../../html/sanitize';
import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import { lastChangeOf, type ContentDescriptor } from '../descriptor';
import { requiredText } from '../fields';
import { bodyText, pageSearchText } from '../search-text';
import type { Entry } from '../types';

/** A question with its answer in safe HTML; the slug is the hash that opens it. */
export interface Faq extends Entry {
  readonly slug: string;
  readonly question: string;
  readonly topic: string;
  readonly answer: string;
}

const faqs = new Collection({
  apiName: 'faqs',
  fields: { Slug: requiredText, Question: requiredText, Topic: requiredText, Answer: requiredText },
  sort: 'DisplayOrder:asc',
});

/** The frequently asked questions in the editors' order. */
export const loadFaqs = cachedLoader({
  name: 'faqs',
  version: 1,
  tags: ['faq'],
  load: async (locale: Locale): Promise<Faq[]> =>
    (await faqs.all(locale)).map((raw) => ({
      slug: raw.Slug,
      question: raw.Question,
      topic: raw.Topic.trim(),
      answer: readHtml(raw.Answer, locale).html,
      updatedAt: raw.updatedAt,
    })),
});

export const faqContent: ContentDescriptor = {
  search: {
    name: 'faqs',
    tags: ['faq'],
    load: async (locale) =>
      (await faqs.all(locale)).map((raw) =>
        pageSearchText(
          locale,
          { key: 'faq', hash: raw.Slug },
          { id: raw.Slug, title: raw.Question, text: bodyText(raw.Answer, raw.Topic) },
        ),
      ),
  },
  changes: lastChangeOf('faq', faqs),
};
