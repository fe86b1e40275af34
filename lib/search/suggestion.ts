import { bareText, WORD } from './normalise';
import { nearestWord } from './vocabulary';

/** Words of a query that are compared with all words of titles. */
const MAX_SUGGESTED_WORDS = 4;

/**
 * The query with unknown words replaced by the nearest words of titles; null if it stays the same.
 * @param titleWords as they are written, by their folded form
 */
export function suggestedQuery(
  query: string,
  isKnown: (word: string) => boolean,
  titleWords: ReadonlyMap<string, string>,
): string | null {
  const words = (query.match(WORD) ?? []).slice(0, MAX_SUGGESTED_WORDS);
  const near = words.map((word) => {
    const bare = bareText(word);
    const nearest = isKnown(bare) ? undefined : nearestWord(bare, titleWords.keys());
    return (nearest !== undefined && titleWords.get(nearest)) || word;
  });
  const suggested = near.join(' ');
  return suggested === words.join(' ') ? null : suggested;
}
