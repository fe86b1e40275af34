import { SEARCH_KINDS, type SearchKind } from '../../content/search-text';
import { bareWords } from '../normalise';
import type { Wording } from '../language-index';
import { isOffered } from '../../routing/offered';
import { numberedService, parseQuery, Synonyms, type Concept, type SynonymGroup } from '../query';
import { PromotedPages, type Promoted } from '../promoted';
import { suggestedQuery } from '../suggestion';
import { Vocabulary } from '../vocabulary';
import type { Term } from './ranked-query';

interface Kind {
  readonly names: SynonymGroup;
  readonly words: ReadonlySet<string>;
}

/** The words of one language, which queries are read with; texts stay in the database. */
export class LanguageMirror {
  /** Number of texts. */
  size = 0;
  private readonly vocabulary = new Vocabulary();
  private readonly ids = new Map<string, number>();
  /** Numbers of titles that have a word. */
  private readonly titles = new Map<string, number>();
  /** Words of titles as they are written, by their folded form. */
  private readonly titleWords = new Map<string, string>();
  private readonly kinds: Readonly<Record<SearchKind, Kind>>;
  private synonyms: Synonyms;
  private promoted = new PromotedPages();

  constructor(private readonly wording: Wording) {
    this.synonyms = new Synonyms(Object.values(wording.kinds));
    this.kinds = Object.fromEntries(
      SEARCH_KINDS.map((kind) => {
        const names = wording.kinds[kind];
        return [kind, { names, words: new Set(names.flatMap((name) => bareWords(name))) }];
      }),
    ) as unknown as Record<SearchKind, Kind>;
  }

  kind(kind: SearchKind): Kind {
    return this.kinds[kind];
  }

  get kindWords(): Readonly<Record<string, ReadonlySet<string>>> {
    return Object.fromEntries(SEARCH_KINDS.map((kind) => [kind, this.kinds[kind].words]));
  }

  setPromoted(pages: readonly Promoted[]): void {
    this.promoted = new PromotedPages(pages);
  }

  promotedFor(query: string): readonly Promoted[] {
    return this.promoted.for(query);
  }

  setSynonyms(groups: readonly SynonymGroup[]): void {
    this.synonyms = new Synonyms([...Object.values(this.wording.kinds), ...groups]);
  }

  setTerm(word: string, { id, texts, titles }: Term): void {
    this.ids.set(word, id);
    this.vocabulary.set(word, texts);
    if (titles > 0) this.titles.set(word, titles);
    else this.titles.delete(word);
  }

  addIds(ids: ReadonlyMap<string, number>): void {
    for (const [word, id] of ids) this.ids.set(word, id);
  }

  idOf(word: string): number | undefined {
    return this.ids.get(word);
  }

  setTitleWord(bare: string, written: string): void {
    this.titleWords.set(bare, written);
  }

  hasTitleWord(bare: string): boolean {
    return this.titleWords.has(bare);
  }

  suggested(query: string): string | null {
    return suggestedQuery(query, (word) => this.vocabulary.has(word), this.titleWords);
  }

  term(word: string): Term | undefined {
    const id = this.ids.get(word);
    if (id === undefined) return undefined;
    return { id, texts: this.vocabulary.count(word), titles: this.titles.get(word) ?? 0 };
  }

  /** A number that opens a service is read as the service's name. */
  concepts(query: string): Concept[] {
    const service = numberedService(query);
    const name = service && isOffered(service) ? this.wording.services?.[service] : undefined;
    return parseQuery(name ?? query, this.synonyms, this.vocabulary);
  }
}
