import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isEnded, type SearchKind, type SearchText } from '../content/search-text';
import { isPast } from '../content/timed';
import { isOffered } from '../routing/offered';
import {
  BOOSTS,
  entryDigest,
  FIELDS,
  isQuestion,
  ownNumber,
  titleWords,
  toIndexed,
  type Indexed,
} from './indexed-text';
import { bareText, bareWords, indexTerms, WORD } from './normalise';
import { isNumberQuery, numbersIn } from './numbers';
import {
  numberedService,
  parseQuery,
  Synonyms,
  type Concept,
  type NumberedService,
  type SynonymGroup,
} from './query';
import {
  ACTION_KINDS,
  areIn,
  COMMON_WORD_SHARE,
  isIn,
  KIND_WEIGHTS,
  LONG_TITLE_KINDS,
  MIN_FULL_MATCHES,
  OWN_FORM,
  RANK,
  termWeights,
  writtenTerms,
  type Alternative,
} from './ranking';
import { PromotedPages, promotedHit, type Promoted } from './promoted';
import { suggestedQuery } from './suggestion';
import { Vocabulary } from './vocabulary';

/** A matching text and its terms that match the query. */
export interface Hit {
  readonly found: SearchText;
  readonly score: number;
  readonly terms: readonly string[];
  /** Terms that occur only in the documents. */
  readonly onlyInDocuments: readonly string[];
}

/** A language's own words in the search. */
export interface Wording {
  /** Names of each kind, singular and plural: searching for one finds all its entries. */
  readonly kinds: Readonly<Record<SearchKind, SynonymGroup>>;
  /** Titles of the services that a number opens. */
  readonly services?: Readonly<Record<NumberedService, string>>;
}

const NO_WORDING: Wording = {
  kinds: {
    'e-services': [],
    pages: [],
    ports: [],
    tenders: [],
    regulations: [],
    circulars: [],
    articles: [],
    press: [],
    newsletters: [],
    videos: [],
    library: [],
  },
};

/** Work between two yields to the event loop. */
const STEP_MS = 8;

const OPTIONS: SearchOptions = {
  boost: BOOSTS,
  tokenize: (term) => [term],
  processTerm: (term) => term,
};

const NO_WORDS: ReadonlySet<string> = new Set();

/** The searchable texts of one language, by source. */
export class LanguageIndex {
  /** Terms of the text that is being added. */
  private terms = new Set<string>();
  private readonly index = new MiniSearch<Indexed>({
    fields: [...FIELDS],
    tokenize: (text) => {
      const terms = indexTerms(text);
      for (const term of terms) this.terms.add(term);
      return terms;
    },
    processTerm: (term) => term,
    // One batch: adding between two batches would change the tree during vacuuming.
    autoVacuum: { batchSize: Infinity },
  });
  private readonly vocabulary = new Vocabulary();
  private readonly sources = new Map<string, Map<string, SearchText>>();
  private readonly all = new Map<string, SearchText>();
  private readonly indexed = new Map<string, Known>();
  private readonly titles = new Map<string, Title>();
  /** Ids of numbered texts, by their `numbersIn`. */
  private readonly byNumbers = new Map<string, Set<string>>();
  /** Words of titles as they are written, by their folded form; also those of former titles. */
  private readonly titleWords = new Map<string, string>();
  private synonyms: Synonyms;
  private promoted = new PromotedPages();
  private readonly kindWords: Readonly<Record<string, ReadonlySet<string>>>;

  /** @param documentPages text of a document's pages; empty until it has been read */
  constructor(
    private readonly wording: Wording = NO_WORDING,
    private readonly documentPages: (src: string) => readonly string[] = () => [],
  ) {
    this.synonyms = new Synonyms(Object.values(wording.kinds));
    this.kindWords = Object.fromEntries(
      Object.entries(wording.kinds).map(([kind, words]) => [
        kind,
        new Set(words.flatMap((word) => bareWords(word))),
      ]),
    );
  }

  get size(): number {
    return this.all.size;
  }

  /** The texts of a source. */
  texts(source: string): SearchText[] {
    return [...(this.sources.get(source)?.values() ?? [])];
  }

  /** Replaces the editors' synonyms. */
  setSynonyms(groups: readonly SynonymGroup[]): void {
    this.synonyms = new Synonyms([...Object.values(this.wording.kinds), ...groups]);
  }

  /** Replaces the promoted pages; earlier ones rank first. */
  setPromoted(pages: readonly Promoted[]): void {
    this.promoted = new PromotedPages(pages);
  }

  /** Distinct documents of all texts. */
  documents(): Set<string> {
    return new Set(
      [...this.all.values()].flatMap(({ documents }) => documents.map(({ src }) => src)),
    );
  }

  /** Replaces the texts of a source; re-indexes only new, changed and removed ones. */
  async replace(source: string, texts: readonly SearchText[]): Promise<void> {
    const before = this.sources.get(source) ?? new Map<string, SearchText>();
    const after = new Map(texts.map((text) => [`${source} ${text.id}`, text]));
    this.sources.set(source, after);
    for (const id of before.keys()) if (!after.has(id)) this.remove(id);
    // Unchanged texts are the same objects.
    await this.update([...after].filter(([id, text]) => before.get(id) !== text));
  }

  /** Re-indexes the texts that have one of these documents. */
  async reindexDocuments(sources: ReadonlySet<string>): Promise<void> {
    await this.update(
      [...this.all].filter(([, { documents }]) => documents.some(({ src }) => sources.has(src))),
    );
  }

  private async update(texts: readonly (readonly [id: string, text: SearchText])[]): Promise<void> {
    let yieldAt = performance.now() + STEP_MS;
    for (const [id, text] of texts) {
      this.all.set(id, text);
      const names = this.wording.kinds[text.kind];
      const entry = toIndexed(text, id, names, this.documentPages);
      const digest = entryDigest(entry);
      const current = this.indexed.get(id);
      if (current?.digest === digest) continue;
      if (current) this.discard(id, current);
      this.terms = new Set();
      this.index.add(entry);
      const terms = this.vocabulary.add(this.terms);
      const numbers = numbersIn(entry.code);
      this.indexed.set(id, { digest, terms, numbers });
      this.titles.set(id, this.toTitle(entry));
      this.addTitleWords(entry.title);
      if (numbers) {
        const ids = this.byNumbers.get(numbers) ?? new Set();
        this.byNumbers.set(numbers, ids.add(id));
      }
      if (performance.now() < yieldAt) continue;
      await yieldToEventLoop();
      yieldAt = performance.now() + STEP_MS;
    }
  }

  /** Promoted pages, then the entry with this number, then matching texts; each page once. */
  search(text: string, now = Date.now()): Hit[] {
    const first = [...this.promotedFor(text), ...this.numbered(text, now)];
    const pages = new Set(first.map(({ found }) => found.href));
    return [...first, ...this.find(text, now).filter(({ found }) => !pages.has(found.href))];
  }

  /** The query with unknown words replaced by the nearest words of titles; null without results. */
  suggest(query: string): string | null {
    const isKnown = (word: string) => this.vocabulary.has(word);
    const suggested = suggestedQuery(query, isKnown, this.titleWords);
    return suggested !== null && this.search(suggested).length > 0 ? suggested : null;
  }

  private numbered(query: string, now: number): Hit[] {
    return [...(this.byNumbers.get(numbersIn(query)) ?? [])].flatMap((id): Hit[] => {
      const found = this.all.get(id);
      if (!found || (found.from !== null && !isPast(found.from, now))) return [];
      const { code, kind } = found;
      if (!isNumberQuery(query, code, this.kindWords[kind] ?? NO_WORDS)) return [];
      return [{ found, score: Infinity, terms: indexTerms(code), onlyInDocuments: [] }];
    });
  }

  private promotedFor(query: string): Hit[] {
    return this.promoted.for(query).map((page) => {
      const same = [...this.all.values()].find(({ href }) => href === page.href);
      return promotedHit(query, page, same);
    });
  }

  /**
   * Matches by exact form, inflection or synonym; words that occur nowhere are completed or, if
   * long, corrected. Partial matches follow if too few texts match fully. Best first, newest first
   * among equals, ended entries last.
   */
  private find(text: string, now: number): Hit[] {
    const service = numberedService(text);
    const words = service && isOffered(service) ? this.wording.services?.[service] : undefined;
    const query = words ?? text;
    const concepts = parseQuery(query, this.synonyms, this.vocabulary);
    if (concepts.length === 0) return [];
    return this.ranked(this.hits(concepts), concepts, now);
  }

  private hits(concepts: readonly Concept[]) {
    const weights = termWeights(concepts.flatMap(({ alternatives }) => alternatives));
    const queries = concepts.map(({ alternatives }): Query => ({
      combineWith: 'OR',
      queries: withoutCovered(alternatives).map((slots) => ({
        combineWith: 'AND',
        queries: slots.map((slot) => ({ combineWith: 'OR', queries: [...slot.keys()] })),
      })),
    }));
    return this.index.search(
      { combineWith: 'OR', queries },
      { ...OPTIONS, boostTerm: (term) => weights.get(term) ?? 1 },
    );
  }

  private ranked(
    results: readonly SearchResult[],
    concepts: readonly Concept[],
    now: number,
  ): Hit[] {
    const queries = new Map<SearchKind, KindQuery>();
    const kindQuery = (kind: SearchKind): KindQuery => {
      const known = queries.get(kind) ?? this.toKindQuery(kind, concepts);
      queries.set(kind, known);
      return known;
    };
    const ranked = results.flatMap(({ id, score, terms, match }) => {
      const found = this.all.get(id as string);
      const title = this.titles.get(id as string);
      if (!found || !title) return [];
      if (found.from !== null && !isPast(found.from, now)) return [];
      const matched = concepts.filter((concept) => isIn(concept, terms)).length;
      const hasAll = matched === concepts.length;
      const isInTitle = terms.some((term) => match[term]?.includes('title'));
      const { rank, coverage, isKindAlone } = this.rankTitle(title, kindQuery(found.kind), {
        hasAll,
        isInTitle,
      });
      const weighted = score * KIND_WEIGHTS[found.kind] * (0.5 + coverage);
      const onlyInDocuments = terms.filter((term) =>
        match[term]?.every((field) => field === 'documents'),
      );
      const hit: Hit = { found, score: weighted, terms, onlyInDocuments };
      const over = isEnded(found, now);
      const isSeries = rank > RANK.bodyOnly || isKindAlone;
      const series = isSeries && `${found.kind} ${rank} ${coverage} ${matched} ${over}`;
      return [{ hit, found, score: weighted, rank, matched, hasAll, over, series }];
    });
    const isEnough = ranked.filter(({ hasAll }) => hasAll).length >= MIN_FULL_MATCHES;
    const shown = isEnough
      ? ranked.filter(({ hasAll, rank }) => hasAll || rank > RANK.bodyOnly)
      : ranked;
    shown.sort(
      (a, b) =>
        Number(a.over) - Number(b.over) ||
        b.rank - a.rank ||
        b.matched - a.matched ||
        b.score - a.score ||
        newestFirst(a.found, b.found),
    );
    return withoutDuplicates(sortSeriesByDate(shown).map(({ hit }) => hit));
  }

  private toKindQuery(kind: SearchKind, concepts: readonly Concept[]): KindQuery {
    const kindWords = this.kindWords[kind] ?? NO_WORDS;
    const words = [...kindWords];
    return {
      ...{ kind, kindWords, concepts },
      besidesKind: concepts.filter((concept) => !isIn(concept, words)),
      written: writtenTerms(concepts),
    };
  }

  /**
   * Title match rank, the share of the title's words that match, and whether the query names only
   * the kind.
   */
  private rankTitle(
    { words, terms, number, isQuestion }: Title,
    { kind, kindWords, concepts, besidesKind, written }: KindQuery,
    found: { readonly hasAll: boolean; readonly isInTitle: boolean },
  ): { rank: number; coverage: number; isKindAlone: boolean } {
    if (number && written.has(number)) {
      return { rank: RANK.exact, coverage: 1, isKindAlone: false };
    }
    const isKindAlone = besidesKind.length === 0;
    if (!found.isInTitle) return { rank: RANK.bodyOnly, coverage: 0, isKindAlone };
    // A port's title matches without «port»; the kind's name alone does not.
    const own = isKindAlone ? words : words.filter((word) => !kindWords.has(word));
    const slots = concepts.flatMap(({ alternatives }) =>
      alternatives.filter((alternative) => areIn(alternative, terms)).flat(),
    );
    const weights = own
      .map((word) => slots.reduce((weight, slot) => Math.max(weight, slot.get(word) ?? 0), 0))
      .filter((weight) => weight > 0);
    const coverage = own.length > 0 ? weights.length / own.length : 0;
    const isInTitle = (isKindAlone ? concepts : besidesKind).every((concept) =>
      isIn(concept, terms),
    );
    const rank = () => {
      if (isInTitle && coverage === 1) {
        const isSame = !isQuestion && weights.every((weight) => weight >= OWN_FORM);
        return isSame ? RANK.exact : RANK.synonym;
      }
      if (isInTitle)
        return LONG_TITLE_KINDS.includes(kind) && coverage < 0.5 ? RANK.mentions : RANK.contains;
      if (coverage < 1 || !ACTION_KINDS.includes(kind)) return RANK.bodyOnly;
      if (this.areCommon(own)) return RANK.namedByCommonWords;
      return found.hasAll ? RANK.contains : RANK.namedByPart;
    };
    return { rank: rank(), coverage, isKindAlone };
  }

  /** Too common to distinguish texts. */
  private areCommon(words: readonly string[]): boolean {
    return words.every((word) => this.vocabulary.count(word) > this.size * COMMON_WORD_SHARE);
  }

  private remove(id: string): void {
    this.all.delete(id);
    const current = this.indexed.get(id);
    if (current) this.discard(id, current);
  }

  private discard(id: string, { terms, numbers }: Known): void {
    this.index.discard(id);
    this.byNumbers.get(numbers)?.delete(id);
    this.vocabulary.remove(terms);
    this.indexed.delete(id);
    this.titles.delete(id);
  }

  private addTitleWords(title: string): void {
    for (const word of title.match(WORD) ?? []) this.titleWords.set(bareText(word), word);
  }

  private toTitle(entry: Indexed): Title {
    const shared = (term: string) => this.vocabulary.shared(term);
    return {
      words: titleWords(entry).map(shared),
      terms: [...new Set(indexTerms(entry.title))].map(shared),
      number: ownNumber(entry),
      isQuestion: isQuestion(entry),
    };
  }
}

/** The stored part of an indexed text; its fields would take several times the memory. */
interface Known {
  readonly digest: string;
  /** Ids in the vocabulary. */
  readonly terms: Uint32Array;
  readonly numbers: string;
}

/** A title prepared for comparison with a query. */
interface Title {
  readonly words: readonly string[];
  readonly terms: readonly string[];
  /** The authority's own number, folded. */
  readonly number: string | undefined;
  /** A question about a thing ranks below the thing itself. */
  readonly isQuestion: boolean;
}

/** A query, as it is compared with the texts of a kind. */
interface KindQuery {
  readonly kind: SearchKind;
  readonly kindWords: ReadonlySet<string>;
  readonly concepts: readonly Concept[];
  /** Concepts that the name of the kind does not match. */
  readonly besidesKind: readonly Concept[];
  /** Terms as they are in the query. */
  readonly written: ReadonlySet<string>;
}

/** Drops phrases that one of their words already covers as an alternative. */
function withoutCovered(alternatives: Concept['alternatives']): Concept['alternatives'] {
  const words = new Set(
    alternatives
      .filter(({ length }) => length === 1)
      .flatMap(([slot]) => [...(slot?.keys() ?? [])]),
  );
  const isCovered = (slot: Alternative[number]) =>
    [...slot.keys()].every((term) => words.has(term));
  return alternatives.filter((slots) => slots.length === 1 || !slots.some(isCovered));
}

/** Keeps the best hit where several sources contain the same page. */
function withoutDuplicates(hits: readonly Hit[]): Hit[] {
  const shown = new Set<string>();
  return hits.filter(({ found: { kind, title, href } }) => {
    const name = kind === 'e-services' ? href : `${href} ${title}`;
    if (shown.has(name)) return false;
    shown.add(name);
    return true;
  });
}

/**
 * Sorts entries of one kind with equal title rank by date (newest first, tenders by closing date),
 * leaving their slots among other results unchanged.
 */
function sortSeriesByDate<
  Ranked extends { readonly series: string | false; readonly found: SearchText },
>(ranked: readonly Ranked[]): Ranked[] {
  const series = new Map<string, Ranked[]>();
  for (const result of ranked) {
    if (!result.series) continue;
    const known = series.get(result.series);
    if (known) known.push(result);
    else series.set(result.series, [result]);
  }
  const next = new Map(
    [...series].map(([name, all]) => [name, all.sort((a, b) => byDate(a.found, b.found)).values()]),
  );
  return ranked.map((result) => (result.series && next.get(result.series)?.next().value) || result);
}

/** Entries without a date come last. */
function byDate(a: SearchText, b: SearchText): number {
  if (a.kind !== 'tenders') return newestFirst(a, b);
  return newestFirst({ ...b, date: b.date ?? '9' }, { ...a, date: a.date ?? '9' });
}

/** Plain comparison of ISO dates: localeCompare is slower than the whole search. */
function newestFirst({ date: a }: SearchText, { date: b }: SearchText): number {
  if (a === b) return 0;
  return (a ?? '') < (b ?? '') ? 1 : -1;
}
