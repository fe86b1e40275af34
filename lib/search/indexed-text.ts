import { createHash } from 'node:crypto';
import type { SearchText } from '../content/search-text';
import { meaningfulWords, type SynonymGroup } from './query';
import { bareWords } from './normalise';

/** The indexed fields of a text. */
export interface Indexed {
  readonly id: string;
  readonly title: string;
  readonly code: string;
  readonly summary: string;
  readonly text: string;
  readonly words: string;
  readonly documents: string;
}

export const FIELDS = ['title', 'code', 'summary', 'text', 'words', 'documents'] as const;

/** Weight of a match by field. */
export const BOOSTS = { code: 6, title: 4, summary: 2, text: 1, words: 1.5, documents: 0.3 };

/** Indexed characters of an entry's documents. */
const MAX_DOCUMENT_CHARACTERS = 200_000;

/** @param kindNames names of the text's kind */
export function toIndexed(
  { title, code, summary, text, ...rest }: SearchText,
  id: string,
  kindNames: SynonymGroup,
  documentPages: (src: string) => readonly string[],
): Indexed {
  return {
    ...{ id, title, code, summary, text },
    words: [rest.words, ...kindNames].join(' '),
    documents: rest.documents
      .flatMap(({ title: name, src }) => [name, ...documentPages(src)])
      .join('\n')
      .slice(0, MAX_DOCUMENT_CHARACTERS),
  };
}

export function entryDigest(entry: Indexed): string {
  const text = FIELDS.map((field) => entry[field]).join('\0');
  return createHash('sha1').update(text).digest('base64');
}

/** The words of a title that are compared with a query. */
export const titleWords = ({ title }: Indexed): string[] => meaningfulWords(title);

/** The authority's own number, folded. */
export const ownNumber = ({ code }: Indexed): string | undefined =>
  code ? bareWords(code)[0] : undefined;

/** A question about a thing ranks below the thing itself. */
export const isQuestion = ({ title }: Indexed): boolean => /[?؟]\s*$/.test(title);
