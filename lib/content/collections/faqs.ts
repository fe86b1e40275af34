import { readHtml } from '../../html/sanitize';
import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import { lastChangeLoader, type ContentDescriptor } from '../descriptor';
import { requiredText } from '../fields';
import { bodyText, pageSearchText } from '../search-text';
import type { Entry } from '../types';
import { readFormerNames } from './old-addresses';

/** A question with its answer in safe HTML; the slug is its URL hash. */
export interface Faq extends Entry {
  readonly slug: string;
  /** Former slugs: old links keep working. */
  readonly formerSlugs: readonly string[];
  readonly question: string;
  readonly topic: string;
  readonly answer: string;
}

const faqs = new Collection({
  apiName: 'faqs',
  fields: { Slug: requiredText, Question: requiredText, Topic: requiredText, Answer: requiredText },
  sort: 'DisplayOrder:asc',
});

/** In the editors' order. */
export const loadFaqs = cachedLoader({
  name: 'faqs',
  version: 2,
  tags: ['faq', 'former-name'],
  load: async (locale: Locale): Promise<Faq[]> => {
    const [entries, former] = await Promise.all([faqs.all(locale), readFormerNames('faq')]);
    const used = new Set(entries.map(({ Slug }) => Slug));
    return entries.map((raw) => ({
      slug: raw.Slug,
      formerSlugs: (former.get(raw.Slug) ?? []).filter((slug) => !used.has(slug)),
      question: raw.Question,
      topic: raw.Topic.trim(),
      answer: readHtml(raw.Answer, locale).html,
      updatedAt: raw.updatedAt,
    }));
  },
});

/** Uncached. */
export async function hasFaqs(locale: Locale): Promise<boolean> {
  return (await faqs.only('Slug').first(locale, 1)).length > 0;
}

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
  changes: lastChangeLoader('faq', faqs),
};
