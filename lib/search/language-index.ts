import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { SearchText } from '../content/search-text';
import { allowedSlips, indexTerms, queryWords } from './normalise';

type Indexed = Pick<SearchText, 'id' | 'title' | 'code' | 'summary' | 'text'>;

/** A text that was found, with the terms of it that the query met. */
export interface Hit {
  readonly found: SearchText;
  readonly score: number;
  readonly terms: readonly string[];
}

/** Texts between two pauses: a few milliseconds of work, so that pages keep being answered. */
const AT_ONCE = 10;
const MOST_WORDS = 10;

const OPTIONS: SearchOptions = {
  boost: { code: 6, title: 4, summary: 2 },
  weights: { prefix: 0.5, fuzzy: 0.2 },
  tokenize: (term) => [term],
  processTerm: (term) => term,
};

/** The searchable texts of one language, kept by source. */
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

  /** Takes the texts of a source over: what is new, changed or gone since the last time. */
  async replace(source: string, texts: readonly SearchText[]): Promise<void> {
    const before = this.sources.get(source) ?? new Map<string, SearchText>();
    const after = new Map(texts.map((text) => [`${source} ${text.id}`, text]));
    this.sources.set(source, after);
    for (const id of before.keys()) if (!after.has(id)) this.remove(id);
    let written = 0;
    for (const [id, text] of after) {
      const held = this.all.get(id);
      this.all.set(id, text);
      if (held && sameWords(held, text)) continue;
      if (held) this.index.discard(id);
      const { title, code, summary, text: body } = text;
      this.index.add({ id, title, code, summary, text: body });
      written += 1;
      if (written % AT_ONCE === 0) await yieldToEventLoop();
    }
  }

  /**
   * What holds every word asked for, as it is or as a beginning. Where nothing does, slips of the
   * pen are forgiven, and then a part of the words is enough. Best first, newest first among equals.
   */
  search(text: string): Hit[] {
    const words = queryWords(text, MOST_WORDS);
    if (words.length === 0) return [];
    const forms = words.map((queries, place): Query => ({
      combineWith: 'OR',
      queries,
      // Only the word that is still being typed may be a beginning of a thousand others.
      prefix: (term) => term.length > (place === words.length - 1 ? 1 : 2),
    }));
    const forgiving: SearchOptions = { fuzzy: (term) => allowedSlips(term) };
    const attempts: readonly SearchOptions[] = [
      { combineWith: 'AND' },
      { combineWith: 'AND', ...forgiving },
      { combineWith: 'OR', ...forgiving },
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

/** ISO dates are compared letter by letter: a language's own order costs more than the search. */
function newestFirst({ date: one }: SearchText, { date: other }: SearchText): number {
  if (one === other) return 0;
  return (one ?? '') < (other ?? '') ? 1 : -1;
}

function sameWords(one: SearchText, other: SearchText): boolean {
  return (
    one.title === other.title &&
    one.code === other.code &&
    one.summary === other.summary &&
    one.text === other.text
  );
}
