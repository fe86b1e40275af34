import { readFileSync } from 'node:fs';
import type { ContactFacts } from './contact-facts.js';
import type { InBoth, Locale } from './locale.js';

/** A page of the website; its path has no language prefix. */
export interface Link {
  readonly label: string;
  readonly path: string;
}

/** Vocabulary of a subject. */
export interface Vocabulary {
  /** Names of the subject, with the highest weight. */
  readonly names?: InBoth;
  /** Related words. */
  readonly keywords?: InBoth;
  /** Words that alone are no match. */
  readonly hints?: InBoth;
  /** References and phrases that count as a name; matched against the folded question. */
  readonly pattern?: RegExp;
  /** Phrases that override all weights; the first topic wins. */
  readonly decides?: RegExp;
}

type AnswerIn = Readonly<Record<Locale, (facts: ContactFacts) => string>>;

/** A subject with its words, its answer and the page about it. */
export interface Topic extends Vocabulary {
  readonly key: string;
  readonly answer: AnswerIn;
  readonly label?: InBoth;
  readonly path?: string;
}

/** With the sources of regular expressions. */
type StoredVocabulary = Omit<Vocabulary, 'pattern' | 'decides'> & {
  readonly pattern?: string;
  readonly decides?: string;
};

type StoredTopic = StoredVocabulary &
  Pick<Topic, 'key' | 'label' | 'path'> & { readonly answer?: InBoth };

interface Stored {
  readonly topics: readonly StoredTopic[];
  readonly offTopic: StoredVocabulary;
}

const { topics, offTopic } = JSON.parse(
  readFileSync(new URL('../../../assets/topics.json', import.meta.url), 'utf8'),
) as Stored;

/** A telephone number, isolated from Arabic text, which would reorder its groups. */
const leftToRight = (number: string): string => `\u2066${number}\u2069`;

/** Answers that quote contact details, by topic; the others are in assets/topics.json. */
const WITH_FACTS: Readonly<Record<string, AnswerIn>> = {
  hours: {
    ar: ({ hours }) => `أوقات عمل مركز خدمة العملاء: ${hours}.`,
    en: ({ hours }) => `Our contact centre is open ${hours}.`,
  },
  fax: {
    ar: ({ fax }) =>
      `${fax ? `رقم فاكس الهيئة ${leftToRight(fax)}.` : 'رقم فاكس الهيئة في صفحة «تواصل معنا».'} ولكل ميناء رقم فاكس في صفحته.`,
    en: ({ fax }) =>
      `${fax ? `Our fax number is ${fax}.` : 'Our fax number is on the contact page.'} The fax number of each port is on its page.`,
  },
  person: {
    ar: ({ shortNumber, hours, email }) =>
      `للتحدث إلى موظف، اتصل بمركز خدمة العملاء${shortNumber ? ` على الرقم ${shortNumber}` : ''}${email ? `، أو راسلنا على ${email}` : ''}. أوقات العمل: ${hours}. ويمكنك أيضًا أن تضغط «طلب معاودة الاتصال» في هذه المحادثة، فنتصل بك.`,
    en: ({ shortNumber, hours, email }) =>
      `To speak to a person, call the contact centre${shortNumber ? ` on ${shortNumber}` : ''}${email ? ` or write to ${email}` : ''}, ${hours}. You can also choose “Request a callback” in this chat, and we will call you.`,
  },
};

/** All topics. The first of equal matches wins, so general ones come last. */
export const TOPICS: readonly Topic[] = topics.map(({ answer, ...topic }) => ({
  ...topic,
  ...withPatterns(topic),
  answer: WITH_FACTS[topic.key] ?? { ar: () => answer?.ar ?? '', en: () => answer?.en ?? '' },
}));

/** Off-topic subjects with shared words: card payments do not help with a tourist visa. */
export const OFF_TOPIC: Vocabulary = { ...offTopic, ...withPatterns(offTopic) };

function withPatterns({ pattern, decides }: StoredVocabulary): {
  readonly pattern: RegExp | undefined;
  readonly decides: RegExp | undefined;
} {
  return {
    pattern: pattern === undefined ? undefined : new RegExp(pattern),
    decides: decides === undefined ? undefined : new RegExp(decides),
  };
}

/** The greeting, which discloses that the assistant is automatic. */
export const GREETING: InBoth = {
  ar: 'أنا مساعد آلي أجيب عن أوقات العمل ووسائل التواصل وأماكن الخدمات. كيف يمكنني مساعدتك؟',
  en: 'Hello, I am a virtual assistant. I can help with opening hours, contact details and finding services. How can I help?',
};

/** Linked where no topic matches. */
export const CONTACT_PAGE: Readonly<Record<Locale, Link>> = {
  ar: { label: 'تواصل معنا', path: '/contact' },
  en: { label: 'Contact us', path: '/contact' },
};

export const UNKNOWN: Readonly<Record<Locale, (facts: ContactFacts) => string>> = {
  ar: ({ shortNumber }) =>
    `أعتذر، لم أجد إجابة عن سؤالك. جرّب كلمات أخرى، أو اطلب معاودة الاتصال${shortNumber ? `، أو اتصل على الرقم ${shortNumber}` : ' أو استخدم صفحة «تواصل معنا»'}.`,
  en: ({ shortNumber }) =>
    `Sorry, I could not find an answer. Try different words, request a callback${shortNumber ? `, or call ${shortNumber}` : ' or use the contact page'}.`,
};
