import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { SearchText } from '../content/search-text';
import { maxTypos, indexTerms, queryWords } from './normalise';

type Indexed = Pick<SearchText, 'id' | 'title' | 'code' | 'summary' | 'text'>;

/** A text that was found, with those of its terms that match the query. */
export interface Hit {
  readonly found: SearchText;
  readonly score: number;
  readonly terms: readonly string[];
}

/** Texts indexed between two yields to the event loop: a few milliseconds of work. */
const BATCH_SIZE = 10;
const MAX_WORDS = 10;

const OPTIONS: SearchOptions = {
  boost: { code: 6, title: 4, summary: 2 },
  weights: { prefix: 0.5, fuzzy: 0.2 },
  tokenize: (term) => [term],
  processTerm: (term) => term,
};

/** The searchable texts of one language, by source. */
export class LanguageIndex {
  private readonly index = new MiniSearch<Indexed>({
    fields: ['title', 'code', 'summary', 'text'],
    tokenize: indexTerms,
    processTerm: (term) => term,
  });
  private readonly sources = new Map<string, Map<string, SearchText>>();
  private readonly all = new Map<string, SearchText>();

  get size(): number {
    return this.all.size;
  }

  has(source: string): boolean {
    return this.sources.has(source);
  }

  /** Replaces the texts of a source; only those that are new, changed or gone are re-indexed. */
  async replace(source: string, texts: readonly SearchText[]): Promise<void> {
    const before = this.sources.get(source) ?? new Map<string, SearchText>();
    const after = new Map(texts.map((text) => [`${source} ${text.id}`, text]));
    this.sources.set(source, after);
    for (const id of before.keys()) if (!after.has(id)) this.remove(id);
    let indexed = 0;
    for (const [id, text] of after) {
      const current = this.all.get(id);
      this.all.set(id, text);
      if (current && hasSameText(current, text)) continue;
      if (current) this.index.discard(id);
      const { title, code, summary, text: body } = text;
      this.index.add({ id, title, code, summary, text: body });
      indexed += 1;
      if (indexed % BATCH_SIZE === 0) await yieldToEventLoop();
    }
  }

  /**
   * Texts that contain every word of the query, whole or as a prefix. If there are none, falls back
   * to fuzzy matching, then to some of the words. Best first, newest first among equals.
   */
  search(text: string): Hit[] {
    const words = queryWords(text, MAX_WORDS);
    if (words.length === 0) return [];
    const forms = words.map((queries, index): Query => ({
      combineWith: 'OR',
      queries,
      // Two letters may be the prefix of a thousand words: only the word being typed is that short.
      prefix: (term) => term.length > (index === words.length - 1 ? 1 : 2),
    }));
    const fuzzy: SearchOptions = { fuzzy: (term) => maxTypos(term) };
    const attempts: readonly SearchOptions[] = [
      { combineWith: 'AND' },
      { combineWith: 'AND', ...fuzzy },
      { combineWith: 'OR', ...fuzzy },
    ];
    for (const options of attempts) {
      const hits = this.hits(forms, options);
      if (hits.length > 0) return hits;
    }
    return [];
  }

  private hits(queries: Query[], { combineWith, ...options }: SearchOptions): Hit[] {
    return this.index
      .search({ combineWith, queries }, { ...OPTIONS, ...options })
      .flatMap(({ id, score, terms }) => {
        const found = this.all.get(id as string);
        return found ? [{ found, score, terms }] : [];
      })
      .sort((a, b) => b.score - a.score || newestFirst(a.found, b.found));
  }

  private remove(id: string): void {
    if (this.all.delete(id)) this.index.discard(id);
  }
}

/** ISO dates are compared as plain strings: localeCompare would take longer than the search. */
function newestFirst({ date: one }: SearchText, { date: other }: SearchText): number {
  if (one === other) return 0;
  return (one ?? '') < (other ?? '') ? 1 : -1;
}

function hasSameText(one: SearchText, other: SearchText): boolean {
  return (
    one.title === other.title &&
    one.code === other.code &&
    one.summary === other.summary &&
    one.text === other.text
  );
}
