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
  /** By first letter: typos in the first letter are not corrected. */
  private readonly byLetter = new Map<string, Map<string, number>>();
  private readonly bySkeleton = new Map<string, Set<string>>();

  add(terms: Iterable<string>): void {
    for (const term of new Set(terms)) {
      const letter = term.charAt(0);
      const words = this.byLetter.get(letter) ?? new Map<string, number>();
      this.byLetter.set(letter, words);
      const count = words.get(term) ?? 0;
      words.set(term, count + 1);
      if (count === 0) this.addSkeletons(term);
    }
  }

  remove(terms: Iterable<string>): void {
    for (const term of new Set(terms)) {
      const words = this.byLetter.get(term.charAt(0));
      const count = words?.get(term) ?? 0;
      if (count > 1) words?.set(term, count - 1);
      else {
        words?.delete(term);
        for (const skeleton of toSkeletons(term)) this.bySkeleton.get(skeleton)?.delete(term);
      }
    }
  }

  private addSkeletons(term: string): void {
    for (const skeleton of toSkeletons(term)) {
      const terms = this.bySkeleton.get(skeleton) ?? new Set<string>();
      this.bySkeleton.set(skeleton, terms.add(term));
    }
  }

  has(term: string): boolean {
    return this.count(term) > 0;
  }

  /** Document frequency. */
  count(term: string): number {
    return this.byLetter.get(term.charAt(0))?.get(term) ?? 0;
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

  /** The nearest word with any first letter; up to a third of the letters may differ. */
  nearest(word: string): string | undefined {
    if (word.length < MIN_NEAR_LENGTH || hasDigit(word)) return undefined;
    let maxDistance = Math.floor(word.length / 3);
    let nearest: string | undefined;
    for (const words of this.byLetter.values()) {
      for (const term of words.keys()) {
        if (Math.abs(term.length - word.length) > maxDistance || hasDigit(term)) continue;
        const distance = editDistance(word, term, maxDistance);
        if (distance <= maxDistance) [nearest, maxDistance] = [term, distance - 1];
        if (maxDistance < 0) return nearest;
      }
    }
    return nearest;
  }

  private best(word: string, fits: (term: string) => boolean): string[] {
    const words = this.byLetter.get(word.charAt(0)) ?? new Map<string, number>();
    return [...words]
      .filter(([term]) => term !== word && fits(term))
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_VARIANTS)
      .map(([term]) => term);
  }
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
