import { foldText } from '@ports-authority/text';
import { FACTS_WITHOUT_CONTENT, fetchContactFacts, type ContactFacts } from './contact-facts.js';
import type { Language } from './language.js';
import { formsOf, wordsOf } from './match.js';
import {
  CONTACT_PAGE,
  GREETING,
  NOT_OURS,
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

/** What a word of a question adds to a topic: two keywords weigh as much as the subject's name. */
const NAME = 4;
const KEYWORD = 2;
const HINT = 1;

function weightsOf({ names, keywords, hints }: Vocabulary): ReadonlyMap<string, number> {
  const weighted = [
    [hints, HINT],
    [keywords, KEYWORD],
    [names, NAME],
  ] as const;
  return new Map(
    weighted.flatMap(([words, weight]) =>
      words ? wordsOf(`${words.ar} ${words.en}`).map((word) => [word, weight] as const) : [],
    ),
  );
}

interface Weighed {
  /** undefined for what is not ours */
  readonly topic: Topic | undefined;
  readonly pattern: RegExp | undefined;
  readonly weights: ReadonlyMap<string, number>;
}

/** Answers from fixed support texts; contact facts are refreshed from the content API. */
export class Assistant {
  private readonly facts: Record<Language, ContactFacts> = { ...FACTS_WITHOUT_CONTENT };
  private readonly vocabularies: readonly Weighed[] = [
    ...TOPICS.map((topic) => ({ topic, pattern: topic.pattern, weights: weightsOf(topic) })),
    { topic: undefined, pattern: NOT_OURS.pattern, weights: weightsOf(NOT_OURS) },
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

  greet(language: Language): Answer {
    return { text: GREETING[language], links: [] };
  }

  /** The answer of the topic that the question's words name, in whichever language it is asked. */
  answer(question: string, language: Language): Answer {
    const facts = this.facts[language];
    const topic = this.topicOf(question);
    if (!topic) return { text: UNKNOWN[language](facts), links: [CONTACT_PAGE[language]] };
    const { answer, label, path } = topic;
    return {
      text: answer[language](facts),
      links: label && path ? [{ label: label[language], path }] : [],
    };
  }

  /** The topic that fits a question best; undefined if only hints speak for it, or it is not ours. */
  topicOf(question: string): Topic | undefined {
    const folded = foldText(question);
    const decided = TOPICS.find(({ decides }) => decides?.test(folded));
    if (decided) return decided;
    const asked = wordsOf(question).map(formsOf);
    let best: Topic | undefined;
    let bestScore = 0;
    for (const { topic, pattern, weights } of this.vocabularies) {
      const words = asked.map((forms) => Math.max(...forms.map((form) => weights.get(form) ?? 0)));
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
