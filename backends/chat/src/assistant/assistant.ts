import { foldText } from '@ports-authority/text';
import { FACTS_WITHOUT_CONTENT, fetchContactFacts, type ContactFacts } from './contact-facts.js';
import type { Locale } from './locale.js';
import { wordForms, splitWords } from './match.js';
import {
  CONTACT_PAGE,
  GREETING,
  OFF_TOPIC,
  TOPICS,
  UNKNOWN,
  type Link,
  type Topic,
  type Vocabulary,
} from './topics.js';

export interface Answer {
  readonly text: string;
  readonly links: readonly Link[];
}

const REFRESH_INTERVAL_MS = 5 * 60_000;

/** Scores of a question's words: two keywords equal a name. */
const NAME = 4;
const KEYWORD = 2;
const HINT = 1;

function wordWeights({ names, keywords, hints }: Vocabulary): ReadonlyMap<string, number> {
  const weighted = [
    [hints, HINT],
    [keywords, KEYWORD],
    [names, NAME],
  ] as const;
  return new Map(
    weighted.flatMap(([words, weight]) =>
      words ? splitWords(`${words.ar} ${words.en}`).map((word) => [word, weight] as const) : [],
    ),
  );
}

interface WeightedTopic {
  /** Undefined: off-topic. */
  readonly topic: Topic | undefined;
  readonly pattern: RegExp | undefined;
  readonly weights: ReadonlyMap<string, number>;
}

/** Answers from fixed support texts; contact facts are refreshed from the content API. */
export class Assistant {
  private readonly facts: Record<Locale, ContactFacts> = { ...FACTS_WITHOUT_CONTENT };
  private readonly vocabularies: readonly WeightedTopic[] = [
    ...TOPICS.map((topic) => ({ topic, pattern: topic.pattern, weights: wordWeights(topic) })),
    { topic: undefined, pattern: OFF_TOPIC.pattern, weights: wordWeights(OFF_TOPIC) },
  ];
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

  greet(language: Locale): Answer {
    return { text: GREETING[language], links: [] };
  }

  /** The answer of the best topic, whatever the question's language. */
  answer(question: string, language: Locale): Answer {
    const facts = this.facts[language];
    const topic = this.findTopic(question);
    if (!topic) return { text: UNKNOWN[language](facts), links: [CONTACT_PAGE[language]] };
    const { answer, label, path } = topic;
    return {
      text: answer[language](facts),
      links: label && path ? [{ label: label[language], path }] : [],
    };
  }

  /** The best topic of a question; undefined if only hints match, or it is off-topic. */
  findTopic(question: string): Topic | undefined {
    const folded = foldText(question);
    const decided = TOPICS.find(({ decides }) => decides?.test(folded));
    if (decided) return decided;
    const questionWords = splitWords(question).map(wordForms);
    let best: Topic | undefined;
    let bestScore = 0;
    for (const { topic, pattern, weights } of this.vocabularies) {
      const words = questionWords.map((forms) =>
        Math.max(...forms.map((form) => weights.get(form) ?? 0)),
      );
      if (pattern?.test(folded)) words.push(NAME);
      const score = words.reduce((sum, weight) => sum + weight, 0);
      const named = words.some((weight) => weight >= KEYWORD);
      if (named && score > bestScore) [best, bestScore] = [topic, score];
    }
    return best;
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
