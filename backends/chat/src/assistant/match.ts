import { foldText } from '@ports-authority/text';

/** The folded words of a text, each also without the Arabic article and prefixed particles. */
export function wordsOf(text: string): Set<string> {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  return new Set(
    words
      .filter((word) => word !== '')
      .flatMap((word) => [word, word.replace(/^(?:وال|بال|لل|ال|[وبل])(?=\p{L}{3})/u, '')]),
  );
}
