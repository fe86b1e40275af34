import { FACTS_WITHOUT_CONTENT, fetchContactFacts, type ContactFacts } from './contact-facts.js';
import { wordsOf } from './match.js';
import { CONTACT_PAGE, GREETING, TOPICS, UNKNOWN, type Language, type Link } from './topics.js';

export interface Answer {
  readonly text: string;
  readonly links: readonly Link[];
}

const REFRESH_INTERVAL_MS = 5 * 60_000;

/** Answers from fixed support texts; contact facts are refreshed from the content API. */
export class Assistant {
  private readonly facts: Record<Language, ContactFacts> = { ...FACTS_WITHOUT_CONTENT };
  private readonly vocabulary = TOPICS.map((topic) => ({
    topic,
    keywords: { ar: wordsOf(topic.keywords.ar), en: wordsOf(topic.keywords.en) },
  }));
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly contentApi: string | undefined,
    private readonly contentToken: string,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  start(): void {
    if (!this.contentApi) return;
    void this.refresh();
    this.timer = setInterval(() => void this.refresh(), REFRESH_INTERVAL_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  greet(language: Language): Answer {
    return { text: GREETING[language], links: [] };
  }

  /** The answer of the topic with the most keywords in the question, which may be in either language. */
  answer(question: string, language: Language): Answer {
    const asked = wordsOf(question);
    let best: (typeof this.vocabulary)[number] | undefined;
    let bestHits = 0;
    for (const entry of this.vocabulary) {
      const hits = [...asked].filter(
        (word) => entry.keywords.ar.has(word) || entry.keywords.en.has(word),
      ).length;
      // A greeting in front of a question must not hide the question.
      const better = hits > bestHits || (hits === bestHits && best?.topic.key === 'greeting');
      if (hits > 0 && better) {
        best = entry;
        bestHits = hits;
      }
    }
    const facts = this.facts[language];
    if (!best) return { text: UNKNOWN[language](facts), links: [CONTACT_PAGE[language]] };
    const { answer, label, path } = best.topic;
    return {
      text: answer[language](facts),
      links: label && path ? [{ label: label[language], path }] : [],
    };
  }

  private async refresh(): Promise<void> {
    for (const language of ['ar', 'en'] as const) {
      try {
        this.facts[language] = await fetchContactFacts(
          this.contentApi ?? '',
          this.contentToken,
          language,
        );
      } catch (error) {
        this.onFailure(error);
      }
    }
  }
}
