/** One form for each word: no diacritics, one alef, one yeh, Latin digits, lower case. */
function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .toLowerCase();
}

/** Words of a text, with their form without the Arabic article and prepositions beside them. */
export function wordsOf(text: string): Set<string> {
  const words = normalise(text).split(/[^\p{L}\p{N}]+/u);
  return new Set(
    words
      .filter((word) => word !== '')
      .flatMap((word) => [word, word.replace(/^(?:وال|بال|لل|ال|[وبل])(?=\p{L}{3})/u, '')]),
  );
}
