import { foldText } from '@ports-authority/text';
import { hasShipCheckDigit } from '../e-services/check-digits';
import { bareWords, queryWords } from './normalise';
import { Vocabulary } from './vocabulary';

/** Stop words, dialects included; dropped if other words remain. */
const STOP_WORDS = new Set(
  `في من على الى عن مع او و رقم ما هو هي كيف اين متي هل كم هذا هذه لا لم لو قد اي ان اذا كل حتي
  وين وينه فين شلون كيفيه طريقه ايش وش شنو ايه ليش ليه مين امتي ازاي متي حين دلوقتي لسه ولا
  ابغي ابغا ابي ابا ودي بدي اريد ارغب عايز عايزه عاوز عاوزه محتاج احتاج ممكن ابحث نبغي نبي لازم
  اعمل اسوي اقدر اعرف عندي عندكم لي انا احنا حق حقي حقت حقتي بتاع بتاعي بتاعتي تبع ذي تي
  عشان علشان يعني طيب لوسمحت فضلا رجاء
  the a an of for in on at to and or by with from is are am be been was were no number how what where
  when who which whom why my me i im we us our you your it its this that there these those do does did
  done can could would should will need want wish like please get got has have had if any some about
  find`.split(/\s+/),
);

const MAX_WORDS = 10;

/** Weight of a term by how it matches a word of the query. */
const WEIGHTS = {
  exact: 1,
  form: 0.8,
  synonym: 0.6,
  completion: 0.5,
  transliteration: 0.5,
  correction: 0.3,
} as const;

/** Index terms that match one word, with their weights. */
type Slot = ReadonlyMap<string, number>;

/** One part of a query: any of the alternatives matches, each with all of its words. */
export interface Concept {
  readonly alternatives: readonly (readonly Slot[])[];
}

/** Synonyms: each a phrase of one or more words. */
export type SynonymGroup = readonly string[];

/** Readings of one word that are tried when matching phrases. */
const MAX_READINGS = 3;

/** A synonym phrase found in a query, and the other phrases of its groups. */
interface PhraseMatch {
  readonly length: number;
  readonly phrase: string;
  readonly others: readonly string[];
}

/** The phrase with and, if several words remain, without stop words. */
function searchForms(phrase: string): string[] {
  const whole = bareWords(phrase).join(' ');
  const meant = meaningfulWords(phrase);
  return [...new Set([whole, meant.length > 1 ? meant.join(' ') : whole])].filter(Boolean);
}

/** The form of a phrase that is searched for in texts. */
function canonicalPhrase(phrase: string): string {
  return searchForms(phrase).at(-1) ?? '';
}

/** Finds synonym phrases in a query; groups that share a phrase are merged. */
export class Synonyms {
  private readonly groups = new Map<string, Set<string>>();
  private readonly words = new Vocabulary();
  private longest = 1;

  constructor(groups: readonly SynonymGroup[]) {
    for (const group of groups) {
      const phrases = group.map((phrase) => ({
        forms: searchForms(phrase),
        canonical: canonicalPhrase(phrase),
      }));
      for (const { forms, canonical: own } of phrases) {
        for (const phrase of forms) {
          const words = phrase.split(' ');
          this.words.add(words);
          this.longest = Math.max(this.longest, words.length);
          const all = this.groups.get(phrase) ?? new Set<string>();
          for (const { canonical: other } of phrases) if (other && other !== own) all.add(other);
          this.groups.set(phrase, all);
        }
      }
    }
  }

  has(word: string): boolean {
    return this.words.has(word);
  }

  /**
   * Words of phrases that match a word: exact, else inflected, else, for a word that occurs
   * nowhere, by sound or typo.
   */
  readings(word: string, { occurs }: { readonly occurs: boolean }): string[] {
    if (STOP_WORDS.has(word) || this.words.has(word)) return [word];
    const forms = this.words.forms(word);
    if (forms.length > 0) return forms.slice(0, MAX_READINGS);
    if (occurs) return [];
    const alike = this.words.transliterations(word);
    return (alike.length > 0 ? alike : this.words.corrections(word)).slice(0, MAX_READINGS);
  }

  /** The longest phrase that begins with the first word. */
  longestPhrase(words: readonly (readonly string[])[]): PhraseMatch | undefined {
    for (let length = Math.min(this.longest, words.length); length > 0; length -= 1) {
      const [first = [], ...rest] = words.slice(0, length);
      const phrases = rest.reduce<readonly string[]>(
        (starts, next) => starts.flatMap((start) => next.map((word) => `${start} ${word}`)),
        first,
      );
      const phrase = phrases.find((candidate) => this.groups.has(candidate));
      if (phrase !== undefined) {
        return { length, phrase, others: [...(this.groups.get(phrase) ?? [])] };
      }
    }
    return undefined;
  }
}

/** Parses a query into concepts over the vocabulary of the index; empty without words. */
export function parseQuery(text: string, synonyms: Synonyms, vocabulary: Vocabulary): Concept[] {
  const words = joinWords(queryWords(text, MAX_WORDS), synonyms, vocabulary).map((forms) => ({
    forms,
    bare: barest(forms),
    isStopWord: STOP_WORDS.has(barest(forms)),
    readings: synonyms.readings(barest(forms), { occurs: occurs(forms, vocabulary) }),
  }));
  const hasMeaning = words.some(({ isStopWord }) => !isStopWord);
  const concepts: Concept[] = [];
  let rest = words;
  while (rest[0]) {
    const meant = rest.filter(({ isStopWord }) => !isStopWord);
    const found = [rest, meant]
      .flatMap((some) => {
        const phrase =
          some[0] === rest[0] ? synonyms.longestPhrase(some.map(({ readings }) => readings)) : null;
        return phrase ? [{ ...phrase, own: some.slice(0, phrase.length) }] : [];
      })
      .sort((a, b) => b.length - a.length)[0];
    const own = found?.own ?? rest.slice(0, 1);
    rest = rest.slice(rest.indexOf(own.at(-1) ?? rest[0]) + 1);
    if (hasMeaning && own.every(({ isStopWord }) => isStopWord)) continue;
    const slots = own.map(({ forms }) => toSlot(forms, vocabulary, { isGuessed: !found }));
    const typed = own.map(({ bare }) => bare).join(' ');
    const phrases = found ? [found.phrase, ...found.others] : [];
    const others = phrases
      .filter((phrase) => phrase !== typed)
      .map((phrase) => phrase.split(' ').map((word) => synonymSlot(word, vocabulary)));
    concepts.push({ alternatives: mergeAlternatives([slots, ...others]) });
  }
  return concepts;
}

const barest = (forms: readonly string[]): string => forms.at(-1) ?? '';

/** Joins two words that the index has as one: `abdul aziz`, «عبد العزيز». */
function joinWords(
  words: readonly (readonly string[])[],
  synonyms: Synonyms,
  vocabulary: Vocabulary,
): (readonly string[])[] {
  return words.reduce<(readonly string[])[]>((done, forms) => {
    const last = done.at(-1);
    const joined = last && `${last.at(-1)}${forms[0]}`;
    const isKnown = joined && (vocabulary.has(joined) || synonyms.has(joined));
    if (!isKnown || (occurs(last, vocabulary) && occurs(forms, vocabulary)))
      return [...done, forms];
    return [...done.slice(0, -1), [joined]];
  }, []);
}

/** The word occurs exactly, inflected (stemming), or as a prefix. */
function occurs(forms: readonly string[], vocabulary: Vocabulary): boolean {
  return forms.some(
    (form) =>
      vocabulary.has(form) ||
      vocabulary.forms(form).length > 0 ||
      vocabulary.completions(form).length > 0,
  );
}

/** Drops alternatives that occur nowhere and merges single words into one slot. */
function mergeAlternatives(alternatives: readonly (readonly Slot[])[]): (readonly Slot[])[] {
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

function toSlot(
  forms: readonly string[],
  vocabulary: Vocabulary,
  { isGuessed }: { readonly isGuessed: boolean },
): Slot {
  const slot = new Map<string, number>();
  const add = (terms: readonly string[], weight: number) => {
    for (const term of terms) if (!slot.has(term)) slot.set(term, weight);
  };
  for (const form of forms) {
    if (vocabulary.has(form)) add([form], WEIGHTS.exact);
    add(vocabulary.forms(form), WEIGHTS.form);
  }
  // Words that occur as written are not guessed at.
  if (slot.size > 0 || !isGuessed) return slot;
  for (const form of forms) add(vocabulary.completions(form), WEIGHTS.completion);
  if (slot.size > 0) return slot;
  for (const form of forms) add(vocabulary.transliterations(form), WEIGHTS.transliteration);
  if (slot.size > 0) return slot;
  for (const form of forms) add(vocabulary.corrections(form), WEIGHTS.correction);
  return slot;
}

function synonymSlot(word: string, vocabulary: Vocabulary): Slot {
  const terms = vocabulary.has(word) ? [word] : [];
  return new Map(
    [...terms, ...vocabulary.forms(word)].map((term) => [term, WEIGHTS.synonym] as const),
  );
}

/**
 * Words of a title or phrase, folded, without article and stop words unless nothing else remains.
 */
export function meaningfulWords(title: string): string[] {
  const words = bareWords(title);
  const meant = words.filter((word) => !STOP_WORDS.has(word));
  return meant.length > 0 ? meant : words;
}

/** Services that a number opens, detected by its shape. */
export type NumberedService = 'vesselSearch' | 'containerTracking' | 'requestTracking';

/** A request reference, `NPA-2026-7K3M9Q`, and a container number (ISO 6346). */
const REQUEST = /(?<!\w)npa[\s-]*\d{4}[\s-]*[a-z0-9]{6}(?!\w)/;
const CONTAINER = /(?<!\w)[a-z]{3}[ujz]\s?\d{6}[\s-]?\d(?!\w)/;

export function numberedService(text: string): NumberedService | undefined {
  const folded = foldText(text);
  if (REQUEST.test(folded)) return 'requestTracking';
  if (CONTAINER.test(folded)) return 'containerTracking';
  return isShipNumber(folded) ? 'vesselSearch' : undefined;
}

/** An IMO number, `9074729` or `IMO 9074729`, with a valid check digit. */
function isShipNumber(folded: string): boolean {
  const [, digits] = /^\s*(?:imo)?\s*:?\s*(\d{7})\s*$/.exec(folded) ?? [];
  return digits !== undefined && hasShipCheckDigit(digits);
}
