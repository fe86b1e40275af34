import { foldText } from '@ports-authority/text';
import { bareWords, queryWords } from './normalise';
import type { Vocabulary } from './vocabulary';

/** Words that say nothing about what is meant; left out if others remain. */
const STOP_WORDS = new Set(
  `في من على الى عن مع او و رقم ما هو هي كيف اين متي هل كم هذا هذه لا وين شلون ابغي ابي اريد ممكن
  the a an of for in on at to and or by with from is are no number how what where when who which my
  i it we this there do does did can could need want find`.split(/\s+/),
);

const MAX_WORDS = 10;

/** How much a term counts that stands in for a word of the query. */
const WEIGHT = { exact: 1, form: 0.8, synonym: 0.6, completion: 0.5, correction: 0.3 } as const;

/** The terms of the index that a word may be, each with its weight. */
type Slot = ReadonlyMap<string, number>;

/** One thing that is asked for: any of the alternatives, each with all of its words. */
export interface Concept {
  readonly alternatives: readonly (readonly Slot[])[];
}

/** Words of the same meaning: each a phrase of one or more words. */
export type SynonymGroup = readonly string[];

/** Finds phrases in a query; of groups that share a phrase, all meanings count. */
export class Synonyms {
  private readonly groups = new Map<string, Set<string>>();
  private longest = 1;

  constructor(groups: readonly SynonymGroup[]) {
    for (const group of groups) {
      const phrases = group.map((phrase) => bareWords(phrase).join(' ')).filter(Boolean);
      for (const phrase of phrases) {
        this.longest = Math.max(this.longest, phrase.split(' ').length);
        const others = this.groups.get(phrase) ?? new Set<string>();
        for (const other of phrases) if (other !== phrase) others.add(other);
        this.groups.set(phrase, others);
      }
    }
  }

  /** The longest phrase that begins at a word, with what else it may be called. */
  at(words: readonly string[], from: number): { length: number; others: string[] } | undefined {
    for (let length = Math.min(this.longest, words.length - from); length > 0; length -= 1) {
      const others = this.groups.get(words.slice(from, from + length).join(' '));
      if (others) return { length, others: [...others] };
    }
    return undefined;
  }
}

/** What a query asks for in the words of the index; no concepts if it has no words. */
export function parseQuery(text: string, synonyms: Synonyms, vocabulary: Vocabulary): Concept[] {
  const words = queryWords(text, MAX_WORDS);
  const bare = words.map((forms) => forms.at(-1) ?? '');
  const hasMeaning = bare.some((word) => !STOP_WORDS.has(word));
  const concepts: Concept[] = [];
  for (let from = 0; from < words.length;) {
    const found = synonyms.at(bare, from);
    const length = found?.length ?? 1;
    const own = words.slice(from, from + length);
    from += length;
    if (!found && hasMeaning && STOP_WORDS.has(bare[from - 1] ?? '')) continue;
    const slots = own.map((forms) => slotOf(forms, vocabulary, { isGuessed: !found }));
    const others = (found?.others ?? []).map((phrase) =>
      phrase.split(' ').map((word) => synonymSlot(word, vocabulary)),
    );
    concepts.push({ alternatives: joined([slots, ...others]) });
  }
  return concepts;
}

/** Drops what occurs nowhere and makes one of all that are single words. */
function joined(alternatives: readonly (readonly Slot[])[]): (readonly Slot[])[] {
  const found = alternatives.filter((slots) => slots.every((slot) => slot.size > 0));
  const words = new Map<string, number>();
  for (const [slot] of found.filter(({ length }) => length === 1)) {
    for (const [term, weight] of slot ?? []) {
      words.set(term, Math.max(weight, words.get(term) ?? 0));
    }
  }
  const phrases = found.filter(({ length }) => length > 1);
  return words.size > 0 ? [[words], ...phrases] : phrases;
}

function slotOf(
  forms: readonly string[],
  vocabulary: Vocabulary,
  { isGuessed }: { readonly isGuessed: boolean },
): Slot {
  const slot = new Map<string, number>();
  const add = (terms: readonly string[], weight: number) => {
    for (const term of terms) if (!slot.has(term)) slot.set(term, weight);
  };
  for (const form of forms) {
    if (vocabulary.has(form)) add([form], WEIGHT.exact);
    add(vocabulary.forms(form), WEIGHT.form);
  }
  // What is there as it is written is not taken for something else.
  if (slot.size > 0 || !isGuessed) return slot;
  for (const form of forms) add(vocabulary.completions(form), WEIGHT.completion);
  if (slot.size > 0) return slot;
  for (const form of forms) add(vocabulary.corrections(form), WEIGHT.correction);
  return slot;
}

function synonymSlot(word: string, vocabulary: Vocabulary): Slot {
  const terms = vocabulary.has(word) ? [word] : [];
  return new Map(
    [...terms, ...vocabulary.forms(word)].map((term) => [term, WEIGHT.synonym] as const),
  );
}

/** The words of a title that say what it is about: folded, without article and stop words. */
export function tellingWords(title: string): string[] {
  const words = bareWords(title);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Whether a query is the number of a ship: `9074729` or `IMO 9074729`, with its check digit. */
export function isShipNumber(text: string): boolean {
  const [, digits] = /^\s*(?:imo)?\s*:?\s*(\d{7})\s*$/.exec(foldText(text)) ?? [];
  if (digits === undefined) return false;
  const sum = [...digits.slice(0, 6)].reduce(
    (total, digit, index) => total + Number(digit) * (7 - index),
    0,
  );
  return sum % 10 === Number(digits[6]);
}
