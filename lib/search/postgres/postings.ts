import { BOOSTS, FIELDS, isQuestion, ownNumber, titleWords, type Indexed } from '../indexed-text';
import { indexTerms } from '../normalise';

/** Where a text has a word: title, compared words of it, a field that results show, documents. */
export const PLACE = {
  title: 1,
  titleWord: 2,
  kindWord: 4,
  shown: 8,
  documents: 16,
} as const;

/** Parameters of BM25+, as MiniSearch has them. */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 };
/** Usual number of distinct words of a field; the average of all texts would change every weight. */
const USUAL_LENGTH: Readonly<Record<Field, number>> = {
  title: 6,
  code: 1,
  summary: 20,
  text: 50,
  words: 2.5,
  documents: 100,
};

type Field = keyof typeof BOOSTS;

/** A word of a text: its weight outside of the title, without its rarity, and its places. */
export interface Posting {
  readonly impact: number;
  readonly places: number;
}

/** Longer words, which nobody types, do not fit into an index of Postgres. */
export const MAX_WORD = 200;

/** What ranking needs of a title. */
interface TitleFacts {
  /** Compared words of the title, all and without those of the kind's name. */
  readonly words: number;
  readonly ownWords: number;
  readonly number: string | null;
  readonly isQuestion: boolean;
}

/** The words of a text. */
export function preparePostings(
  entry: Indexed,
  kindWords: ReadonlySet<string>,
): ReadonlyMap<string, Posting> {
  const postings = new Map<string, Posting>();
  for (const field of FIELDS) {
    const counts = new Map<string, number>();
    for (const term of indexTerms(entry[field])) {
      if (term.length <= MAX_WORD) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    for (const [term, count] of counts) {
      const { impact, places } = postings.get(term) ?? { impact: 0, places: 0 };
      postings.set(term, {
        impact: field === 'title' ? impact : impact + fieldImpact(field, count, counts.size),
        places: places | placeOf(field),
      });
    }
  }
  for (const word of titleWords(entry)) {
    const posting = postings.get(word);
    if (!posting) continue;
    const kind = kindWords.has(word) ? PLACE.kindWord : 0;
    postings.set(word, { ...posting, places: posting.places | PLACE.titleWord | kind });
  }
  return postings;
}

export function titleFacts(entry: Indexed, kindWords: ReadonlySet<string>): TitleFacts {
  const words = titleWords(entry);
  return {
    words: words.length,
    ownWords: words.filter((word) => !kindWords.has(word)).length,
    number: ownNumber(entry) ?? null,
    isQuestion: isQuestion(entry),
  };
}

function fieldImpact(field: Field, count: number, length: number): number {
  const { k, b, d } = BM25;
  const relative = 1 - b + (b * length) / USUAL_LENGTH[field];
  return BOOSTS[field] * (d + (count * (k + 1)) / (count + k * relative));
}

/** SQL of a word's weight in a title, without its rarity, by the number of words of the title. */
export function titleImpact(words: string): string {
  const { k, b, d } = BM25;
  return `${BOOSTS.title} * (${d} + ${k + 1} / (1 + ${k} * (${1 - b} + ${b / USUAL_LENGTH.title} * ${words})))`;
}

function placeOf(field: Field): number {
  if (field === 'title') return PLACE.title | PLACE.shown;
  return field === 'documents' ? PLACE.documents : PLACE.shown;
}
