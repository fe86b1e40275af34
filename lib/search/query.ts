import { foldText } from '@ports-authority/text';
import { bareWords, queryWords } from './normalise';
import { Vocabulary } from './vocabulary';

/** Words that say nothing about what is meant, dialects included; left out if others remain. */
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

/** How much a term counts that stands in for a word of the query. */
const WEIGHT = {
  exact: 1,
  form: 0.8,
  synonym: 0.6,
  completion: 0.5,
  transliteration: 0.5,
  correction: 0.3,
} as const;

/** The terms of the index that a word may be, each with its weight. */
type Slot = ReadonlyMap<string, number>;

/** One thing that is asked for: any of the alternatives, each with all of its words. */
export interface Concept {
  readonly alternatives: readonly (readonly Slot[])[];
}

/** Words of the same meaning: each a phrase of one or more words. */
export type SynonymGroup = readonly string[];

/** Ways to read one word of a query as a word of a phrase that are tried. */
const MAX_READINGS = 3;

/** A phrase of the synonyms in a query: its words there, the phrase itself, and the others of its groups. */
interface Found {
  readonly length: number;
  readonly phrase: string;
  readonly others: readonly string[];
}

/** A phrase as it may be asked for: also without words that say nothing, if several others remain. */
function waysToAsk(phrase: string): string[] {
  const whole = bareWords(phrase).join(' ');
  const meant = tellingWords(phrase);
  return [...new Set([whole, meant.length > 1 ? meant.join(' ') : whole])].filter(Boolean);
}

/** A phrase as texts say it. */
function said(phrase: string): string {
  return waysToAsk(phrase).at(-1) ?? '';
}

/** Finds phrases in a query; of groups that share a phrase, all meanings count. */
export class Synonyms {
  private readonly groups = new Map<string, Set<string>>();
  private readonly words = new Vocabulary();
  private longest = 1;

  constructor(groups: readonly SynonymGroup[]) {
    for (const group of groups) {
      const phrases = group.map((phrase) => ({ asked: waysToAsk(phrase), said: said(phrase) }));
      for (const { asked, said: own } of phrases) {
        for (const phrase of asked) {
          const words = phrase.split(' ');
          this.words.add(words);
          this.longest = Math.max(this.longest, words.length);
          const all = this.groups.get(phrase) ?? new Set<string>();
          for (const { said: other } of phrases) if (other && other !== own) all.add(other);
          this.groups.set(phrase, all);
        }
      }
    }
  }

  has(word: string): boolean {
    return this.words.has(word);
  }

  /**
   * The words of phrases that a word may be: as it is written, else in another form, else, for a word
   * that occurs nowhere, one that sounds alike or differs by a typo.
   */
  readings(word: string, { occurs }: { readonly occurs: boolean }): string[] {
    if (STOP_WORDS.has(word) || this.words.has(word)) return [word];
    const forms = this.words.forms(word);
    if (forms.length > 0) return forms.slice(0, MAX_READINGS);
    if (occurs) return [];
    const alike = this.words.transliterations(word);
    return (alike.length > 0 ? alike : this.words.corrections(word)).slice(0, MAX_READINGS);
  }

  /** The longest phrase that begins with the first word, given the readings of each. */
  at(words: readonly (readonly string[])[]): Found | undefined {
    for (let length = Math.min(this.longest, words.length); length > 0; length -= 1) {
      const [first = [], ...rest] = words.slice(0, length);
      const phrases = rest.reduce<readonly string[]>(
        (starts, next) => starts.flatMap((start) => next.map((word) => `${start} ${word}`)),
        first,
      );
      const phrase = phrases.find((one) => this.groups.has(one));
      if (phrase !== undefined) {
        return { length, phrase, others: [...(this.groups.get(phrase) ?? [])] };
      }
    }
    return undefined;
  }
}

/** What a query asks for in the words of the index; no concepts if it has no words. */
export function parseQuery(text: string, synonyms: Synonyms, vocabulary: Vocabulary): Concept[] {
  const words = inOne(queryWords(text, MAX_WORDS), synonyms, vocabulary).map((forms) => ({
    forms,
    bare: bareOf(forms),
    saysNothing: STOP_WORDS.has(bareOf(forms)),
    readings: synonyms.readings(bareOf(forms), { occurs: occurs(forms, vocabulary) }),
  }));
  const hasMeaning = words.some(({ saysNothing }) => !saysNothing);
  const concepts: Concept[] = [];
  let rest = words;
  while (rest[0]) {
    const meant = rest.filter(({ saysNothing }) => !saysNothing);
    const found = [rest, meant]
      .flatMap((some) => {
        const phrase =
          some[0] === rest[0] ? synonyms.at(some.map(({ readings }) => readings)) : null;
        return phrase ? [{ ...phrase, own: some.slice(0, phrase.length) }] : [];
      })
      .sort((one, other) => other.length - one.length)[0];
    const own = found?.own ?? rest.slice(0, 1);
    rest = rest.slice(rest.indexOf(own.at(-1) ?? rest[0]) + 1);
    if (hasMeaning && own.every(({ saysNothing }) => saysNothing)) continue;
    const slots = own.map(({ forms }) => slotOf(forms, vocabulary, { isGuessed: !found }));
    const asked = own.map(({ bare }) => bare).join(' ');
    const phrases = found ? [found.phrase, ...found.others] : [];
    const others = phrases
      .filter((phrase) => phrase !== asked)
      .map((phrase) => phrase.split(' ').map((word) => synonymSlot(word, vocabulary)));
    concepts.push({ alternatives: joined([slots, ...others]) });
  }
  return concepts;
}

const bareOf = (forms: readonly string[]): string => forms.at(-1) ?? '';

/** Makes one word of two that are written in one elsewhere: `abdul aziz`, «عبد العزيز». */
function inOne(
  words: readonly (readonly string[])[],
  synonyms: Synonyms,
  vocabulary: Vocabulary,
): (readonly string[])[] {
  return words.reduce<(readonly string[])[]>((done, forms) => {
    const last = done.at(-1);
    const one = last && `${last.at(-1)}${forms[0]}`;
    const isOne = one && (vocabulary.has(one) || synonyms.has(one));
    if (!isOne || (occurs(last, vocabulary) && occurs(forms, vocabulary))) return [...done, forms];
    return [...done.slice(0, -1), [one]];
  }, []);
}

/** Whether a word is in a text as it is written, in another form, or as the beginning of a word. */
function occurs(forms: readonly string[], vocabulary: Vocabulary): boolean {
  return forms.some(
    (form) =>
      vocabulary.has(form) ||
      vocabulary.forms(form).length > 0 ||
      vocabulary.completions(form).length > 0,
  );
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
  for (const form of forms) add(vocabulary.transliterations(form), WEIGHT.transliteration);
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

/** The words of a title or phrase that say what it is about: folded, without article and stop words. */
export function tellingWords(title: string): string[] {
  const words = bareWords(title);
  const meant = words.filter((word) => !STOP_WORDS.has(word));
  return meant.length > 0 ? meant : words;
}

/** The services that a number leads to by its shape. */
export type NumberedService = 'vesselSearch' | 'containerTracking' | 'requestTracking';

/** The reference of a request, `NPA-2026-7K3M9Q`, and the number of a container (ISO 6346). */
const REQUEST = /(?<!\w)npa[\s-]*\d{4}[\s-]*[a-z0-9]{6}(?!\w)/;
const CONTAINER = /(?<!\w)[a-z]{3}[ujz]\s?\d{6}[\s-]?\d(?!\w)/;

/** The service whose number a query has. */
export function numberedService(text: string): NumberedService | undefined {
  const folded = foldText(text);
  if (REQUEST.test(folded)) return 'requestTracking';
  if (CONTAINER.test(folded)) return 'containerTracking';
  return isShipNumber(folded) ? 'vesselSearch' : undefined;
}

/** Whether a query is the number of a ship: `9074729` or `IMO 9074729`, with its check digit. */
function isShipNumber(folded: string): boolean {
  const [, digits] = /^\s*(?:imo)?\s*:?\s*(\d{7})\s*$/.exec(folded) ?? [];
  if (digits === undefined) return false;
  const sum = [...digits.slice(0, 6)].reduce(
    (total, digit, index) => total + Number(digit) * (7 - index),
    0,
  );
  return sum % 10 === Number(digits[6]);
}
