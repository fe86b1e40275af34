import { searchText, type SearchText } from '../content/search-text';
import type { Hit } from './language-index';
import { bareText, indexTerms } from './normalise';

/** A page ranked first if the query is exactly one of its phrases. */
export interface Promoted {
  readonly phrases: readonly string[];
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** Promoted pages by folded phrase, in their order. */
export class PromotedPages {
  private readonly byPhrase = new Map<string, Promoted[]>();

  constructor(pages: readonly Promoted[] = []) {
    for (const page of pages) {
      for (const phrase of new Set(page.phrases.map(bareText))) {
        if (phrase) this.byPhrase.set(phrase, [...(this.byPhrase.get(phrase) ?? []), page]);
      }
    }
  }

  for(query: string): readonly Promoted[] {
    return this.byPhrase.get(bareText(query)) ?? [];
  }
}

/** @param same the text of the same page, if any */
export function promotedHit(
  query: string,
  { title, text, href }: Promoted,
  same: SearchText | undefined,
): Hit {
  const kind = same?.kind ?? 'pages';
  const summary = text || same?.summary || '';
  const found = searchText({ id: href, kind, title, summary, href });
  return { found, score: Infinity, terms: indexTerms(query), onlyInDocuments: [] };
}
