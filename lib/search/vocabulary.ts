import { isArabic, toSkeletons } from './skeleton';

/** Shortest word in which a typo is tolerated. */
const MIN_FUZZY_LENGTH = 5;
/** Shortest word for which a suggestion may change the first letter. */
const MIN_NEAR_LENGTH = 4;
const MAX_VARIANTS = 40;

/** Inflectional endings: plural, gender, number, person. */
const ARABIC_ENDINGS = `ه ات ء ين ون و ان ي يه ها هم نا كم ك تي ا`.split(' ');
/**
 * Other endings would turn a stem of three letters into another root, «أعلى» of «إعلان», and any
 * ending one of two letters: «الحجة» of «الحج».
 */
const SHORT_STEM_ENDINGS = ['ه', 'ات', 'ء'];
const SHORT_STEM = 3;
const ARTICLE = /^ال/;
/** Conjunction and prepositions that are attached to a word: «لأعماق», «وتجديد». */
const PROCLITICS = ['و', 'ل', 'ب'];
const MIN_AFTER_PROCLITIC = 5;
const MIN_LATIN_STEM = 3;

/** Words of all texts of one language with their document frequency. */
export class Vocabulary {
  private readonly ids = new Map<string, number>();
  private readonly words: string[] = [];
  /** Document frequency, by id. */
  private readonly counts: number[] = [];
  private readonly freeIds: number[] = [];
  /** By first letter: typos in the first letter are not corrected. */
  private readonly byLetter = new Map<string, Set<string>>();
  private readonly bySkeleton = new Map<string, Set<string>>();

  /** Counts the words of a text. Returns their ids, which take less memory than the words. */
  add(terms: Iterable<string>): Uint32Array {
    return Uint32Array.from(new Set(terms), (term) => {
      const id = this.ids.get(term) ?? this.addWord(term);
      this.counts[id] = (this.counts[id] ?? 0) + 1;
      return id;
    });
  }

  remove(ids: Iterable<number>): void {
    for (const id of ids) {
      const count = (this.counts[id] ?? 0) - 1;
      this.counts[id] = count;
      if (count <= 0) this.removeWord(id);
    }
  }

  /** Sets the document frequency of a word that was counted elsewhere. */
  set(term: string, count: number): void {
    const known = this.ids.get(term);
    if (count <= 0) {
      if (known !== undefined) this.removeWord(known);
      return;
    }
    this.counts[known ?? this.addWord(term)] = count;
  }

  /** The same word as the object that the vocabulary has. */
  shared(term: string): string {
    return this.words[this.ids.get(term) ?? -1] ?? term;
  }

  private addWord(term: string): number {
    const id = this.freeIds.pop() ?? this.words.length;
    this.ids.set(term, id);
    this.words[id] = term;
    this.counts[id] = 0;
    addTo(this.byLetter, term.charAt(0), term);
    for (const skeleton of toSkeletons(term)) addTo(this.bySkeleton, skeleton, term);
    return id;
  }

  private removeWord(id: number): void {
    const term = this.words[id] ?? '';
    this.ids.delete(term);
    this.words[id] = '';
    this.freeIds.push(id);
    this.byLetter.get(term.charAt(0))?.delete(term);
    for (const skeleton of toSkeletons(term)) this.bySkeleton.get(skeleton)?.delete(term);
  }

  has(term: string): boolean {
    return this.ids.has(term);
  }

  /** Document frequency. */
  count(term: string): number {
    return this.counts[this.ids.get(term) ?? -1] ?? 0;
  }

  /** Inflected forms of a word that occur: «مناقصه» for «مناقصات», `port` for `ports`. */
  forms(word: string): string[] {
    if (hasDigit(word)) return [];
    const forms = isArabic(word) ? arabicForms(word, this.has(word)) : latinForms(word);
    return [...new Set(forms)].filter((form) => form !== word && this.has(form));
  }

  /** The most frequent words with this prefix. */
  completions(beginning: string): string[] {
    return this.best(beginning, (term) => term.startsWith(beginning));
  }

  /** Words of the other script that sound alike: «مناقصات» for `munaqasat`. */
  transliterations(word: string): string[] {
    return this.alike(word).filter((term) => isArabic(term) !== isArabic(word));
  }

  private alike(word: string): string[] {
    const terms = toSkeletons(word).flatMap((skeleton) => [
      ...(this.bySkeleton.get(skeleton) ?? []),
    ]);
    return terms.slice(0, MAX_VARIANTS);
  }

  /**
   * Spelling corrections of long words: the nearest by edit distance, else words that sound alike,
   * `tariff` for `tarrif`.
   */
  corrections(word: string): string[] {
    if (word.length < MIN_FUZZY_LENGTH || hasDigit(word)) return [];
    const maxDistance = word.length < 9 ? 1 : 2;
    const distances = new Map<string, number>();
    const found = this.best(word, (term) => {
      if (Math.abs(term.length - word.length) > maxDistance || hasDigit(term)) return false;
      const distance = editDistance(word, term, maxDistance);
      if (distance <= maxDistance) distances.set(term, distance);
      return distance <= maxDistance;
    });
    if (found.length === 0) {
      return this.alike(word).filter((term) => term.charAt(0) === word.charAt(0));
    }
    const nearest = Math.min(...found.map((term) => distances.get(term) ?? maxDistance));
    return found.filter((term) => distances.get(term) === nearest);
  }

  private best(word: string, fits: (term: string) => boolean): string[] {
    const words = this.byLetter.get(word.charAt(0)) ?? [];
    return [...words]
      .filter((term) => term !== word && fits(term))
      .sort((a, b) => this.count(b) - this.count(a))
      .slice(0, MAX_VARIANTS);
  }
}

/** The nearest word with any first letter; up to a third of the letters may differ. */
export function nearestWord(word: string, words: Iterable<string>): string | undefined {
  if (word.length < MIN_NEAR_LENGTH || hasDigit(word)) return undefined;
  let maxDistance = Math.floor(word.length / 3);
  let nearest: string | undefined;
  for (const term of words) {
    if (Math.abs(term.length - word.length) > maxDistance || hasDigit(term)) continue;
    const distance = editDistance(word, term, maxDistance);
    if (distance <= maxDistance) [nearest, maxDistance] = [term, distance - 1];
    if (maxDistance < 0) break;
  }
  return nearest;
}

function addTo(sets: Map<string, Set<string>>, key: string, term: string): void {
  const terms = sets.get(key);
  if (terms) terms.add(term);
  else sets.set(key, new Set([term]));
}

function arabicForms(word: string, occurs: boolean): string[] {
  const possibleEndings = (stem: string) => {
    const { length } = stem.replace(ARTICLE, '');
    if (length < SHORT_STEM) return [''];
    return ['', ...(length > SHORT_STEM ? ARABIC_ENDINGS : SHORT_STEM_ENDINGS)];
  };
  const prefixed =
    word.length >= MIN_AFTER_PROCLITIC ? PROCLITICS.map((particle) => particle + word) : [];
  const isPrefixed = word.length > MIN_AFTER_PROCLITIC && PROCLITICS.includes(word.charAt(0));
  // «بضائع» occurs, so it is not read as a preposition with «ضائع».
  const bare = isPrefixed && !occurs ? [word.slice(1)] : [];
  const inflected = ['', ...ARABIC_ENDINGS].flatMap((ending) => {
    const stem = word.slice(0, word.length - ending.length);
    if (!word.endsWith(ending) || !possibleEndings(stem).includes(ending)) return [];
    return possibleEndings(stem).map((other) => stem + other);
  });
  return [...inflected, ...prefixed, ...bare];
}

function latinForms(word: string): string[] {
  const singular = /ies$/.test(word) ? `${word.slice(0, -3)}y` : word.replace(/e?s$/, '');
  if (singular.length < MIN_LATIN_STEM) return [];
  const stems = [word, singular, word.replace(/s$/, '')];
  return stems.flatMap((stem) => [stem, `${stem}s`, `${stem}es`, stem.replace(/y$/, 'ies')]);
}

function hasDigit(word: string): boolean {
  return /\d/.test(word);
}

/**
 * Damerau-Levenshtein distance (optimal string alignment); `max + 1` if it is greater than `max`.
 */
function editDistance(from: string, to: string, max: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      lowest = Math.min(lowest, cost);
    }
    if (lowest > max) return max + 1;
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? max + 1;
}
