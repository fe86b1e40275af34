import { isArabic, skeletonsOf } from './skeleton';

/** Shortest word in which a typo is tolerated. */
const MIN_FUZZY_LENGTH = 5;
/** Shortest word for which a word of another first letter is suggested. */
const MIN_NEAR_LENGTH = 4;
const MAX_VARIANTS = 40;

/** Endings that make another form of the same word: plural, gender, number, person. */
const ARABIC_ENDINGS = `ه ات ء ين ون و ان ي يه ها هم نا كم ك تي ا`.split(' ');
/**
 * Of three letters the other endings would make words of another root, «أعلى» of «إعلان», and of two
 * every one: «الحجة» of «الحج».
 */
const SHORT_STEM_ENDINGS = ['ه', 'ات', 'ء'];
const SHORT_STEM = 3;
const ARTICLE = /^ال/;
/** Conjunction and prepositions that are written in one with a word: «لأعماق», «وتجديد». */
const PROCLITICS = ['و', 'ل', 'ب'];
const MIN_AFTER_PROCLITIC = 5;
const MIN_LATIN_STEM = 3;

/** The words of all texts of one language, each with the number of texts that have it. */
export class Vocabulary {
  /** By first letter: a typo in the first letter is not forgiven. */
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
        for (const skeleton of skeletonsOf(term)) this.bySkeleton.get(skeleton)?.delete(term);
      }
    }
  }

  private addSkeletons(term: string): void {
    for (const skeleton of skeletonsOf(term)) {
      const terms = this.bySkeleton.get(skeleton) ?? new Set<string>();
      this.bySkeleton.set(skeleton, terms.add(term));
    }
  }

  has(term: string): boolean {
    return this.count(term) > 0;
  }

  /** The number of texts that have a word. */
  count(term: string): number {
    return this.byLetter.get(term.charAt(0))?.get(term) ?? 0;
  }

  /** Other forms of a word that occur: «مناقصه» for «مناقصات», `port` for `ports`. */
  forms(word: string): string[] {
    if (hasDigit(word)) return [];
    const forms = isArabic(word) ? arabicForms(word, this.has(word)) : latinForms(word);
    return [...new Set(forms)].filter((form) => form !== word && this.has(form));
  }

  /** Words that begin with what was typed, the most frequent ones. */
  completions(beginning: string): string[] {
    return this.best(beginning, (term) => term.startsWith(beginning));
  }

  /** Words of the other script that sound alike: «مناقصات» for `munaqasat`. */
  transliterations(word: string): string[] {
    return this.alike(word).filter((term) => isArabic(term) !== isArabic(word));
  }

  private alike(word: string): string[] {
    const terms = skeletonsOf(word).flatMap((skeleton) => [
      ...(this.bySkeleton.get(skeleton) ?? []),
    ]);
    return terms.slice(0, MAX_VARIANTS);
  }

  /**
   * Words that differ by a typo, in long words only: the nearest ones, else those that sound alike,
   * `tariff` for `tarrif`.
   */
  corrections(word: string): string[] {
    if (word.length < MIN_FUZZY_LENGTH || hasDigit(word)) return [];
    const most = word.length < 9 ? 1 : 2;
    const distances = new Map<string, number>();
    const found = this.best(word, (term) => {
      if (Math.abs(term.length - word.length) > most || hasDigit(term)) return false;
      const distance = editDistance(word, term, most);
      if (distance <= most) distances.set(term, distance);
      return distance <= most;
    });
    if (found.length === 0) {
      return this.alike(word).filter((term) => term.charAt(0) === word.charAt(0));
    }
    const nearest = Math.min(...found.map((term) => distances.get(term) ?? most));
    return found.filter((term) => distances.get(term) === nearest);
  }

  /** The nearest word, whatever its first letter; up to a third of the letters may differ. */
  nearest(word: string): string | undefined {
    if (word.length < MIN_NEAR_LENGTH || hasDigit(word)) return undefined;
    let most = Math.floor(word.length / 3);
    let nearest: string | undefined;
    for (const words of this.byLetter.values()) {
      for (const term of words.keys()) {
        if (Math.abs(term.length - word.length) > most || hasDigit(term)) continue;
        const distance = editDistance(word, term, most);
        if (distance <= most) [nearest, most] = [term, distance - 1];
        if (most < 0) return nearest;
      }
    }
    return nearest;
  }

  private best(word: string, fits: (term: string) => boolean): string[] {
    const words = this.byLetter.get(word.charAt(0)) ?? new Map<string, number>();
    return [...words]
      .filter(([term]) => term !== word && fits(term))
      .sort(([, one], [, other]) => other - one)
      .slice(0, MAX_VARIANTS)
      .map(([term]) => term);
  }
}

function arabicForms(word: string, occurs: boolean): string[] {
  const endingsOf = (stem: string) => {
    const { length } = stem.replace(ARTICLE, '');
    if (length < SHORT_STEM) return [''];
    return ['', ...(length > SHORT_STEM ? ARABIC_ENDINGS : SHORT_STEM_ENDINGS)];
  };
  const prefixed = word.length >= MIN_AFTER_PROCLITIC ? PROCLITICS.map((one) => one + word) : [];
  const isPrefixed = word.length > MIN_AFTER_PROCLITIC && PROCLITICS.includes(word.charAt(0));
  // «بضائع» occurs: it is not taken for «ضائع» with a preposition.
  const bare = isPrefixed && !occurs ? [word.slice(1)] : [];
  const inflected = ['', ...ARABIC_ENDINGS].flatMap((ending) => {
    const stem = word.slice(0, word.length - ending.length);
    if (!word.endsWith(ending) || !endingsOf(stem).includes(ending)) return [];
    return endingsOf(stem).map((other) => stem + other);
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

/** Letters that are missing, added, exchanged or swapped with their neighbour; more than `most` at most. */
function editDistance(one: string, other: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? most + 1;
}
