import { searchText, type SearchKind, type SearchText } from '../../content/search-text';
import { isPast } from '../../content/timed';
import { locales, type Locale } from '../../i18n/locales';
import { isOffered, isUnavailableLink } from '../../routing/offered';
import { routeEntries } from '../../routing/routes';
import { countKinds, type FoundPage, type PagesOf, type SearchView } from '../found-page';
import type { Hit } from '../language-index';
import { indexTerms } from '../normalise';
import { isNumberQuery, numbersIn } from '../numbers';
import { promotedHit } from '../promoted';
import { indexSources } from '../sources';
import type { KnownTexts } from '../stored-texts';
import { searchWording } from '../wording';
import type { Query, Row, SearchDatabase } from './database';
import { LanguageMirror } from './language-mirror';
import { PLACE } from './postings';
import { rankedQuery, type Term } from './ranked-query';

/** A change by another process is seen after this time. */
const SYNC_MS = 1000;

/** Reads the search's tables. */
export class StoredSearch {
  readonly mirrors: Readonly<Record<Locale, LanguageMirror>> = {
    ar: new LanguageMirror(searchWording('ar')),
    en: new LanguageMirror(searchWording('en')),
  };
  private version = -1n;
  private syncedAt = -Infinity;
  private syncing: Promise<void> | undefined;
  /** Sources that have been read, with their language. */
  private readonly read = new Map<string, string>();
  private readonly lists = new Map<string, { version: string; texts: SearchText[] }>();

  constructor(private readonly database: SearchDatabase) {}

  isRead(source: string, locale: Locale): boolean {
    return this.read.has(`${source} ${locale}`);
  }

  /** Takes changes over, of other processes too. */
  async sync({ isDue = false } = {}): Promise<void> {
    if (!isDue && performance.now() - this.syncedAt < SYNC_MS) return;
    this.syncing ??= this.readChanges().finally(() => {
      this.syncing = undefined;
    });
    await this.syncing;
  }

  private async readChanges(): Promise<void> {
    const [state] = await this.database.rows('select version from state');
    const version = BigInt(String(state?.version ?? 0));
    if (version !== this.version) await this.readSince(this.version);
    this.version = version;
    this.syncedAt = performance.now();
  }

  private async readSince(known: bigint): Promise<void> {
    const since = [String(known)];
    const { database, mirrors } = this;
    const mirror = (locale: unknown) => mirrors[locale as Locale];
    const [terms, words, sources, sizes] = await Promise.all([
      database.rows('select locale, term, id, texts, titles from terms where changed > $1', since),
      database.rows('select locale, word, written from title_words where changed > $1', since),
      database.rows('select * from sources where changed > $1', since),
      database.rows('select locale, count(*)::int as size from texts group by locale'),
    ]);
    for (const { locale, term, ...counts } of terms) {
      mirror(locale).setTerm(term as string, counts as unknown as Term);
    }
    for (const { locale, word, written } of words) {
      mirror(locale).setTitleWord(word as string, written as string);
    }
    for (const { locale, source, value, changed } of sources) {
      this.read.set(`${String(source)} ${String(locale)}`, String(changed));
      const { apply } = indexSources[source as string] ?? {};
      if (value !== null) await apply?.({ ...setters(mirror(locale)), replace: nothing }, value);
    }
    for (const locale of locales) mirrors[locale].size = 0;
    for (const { locale, size } of sizes) mirror(locale).size = size as number;
  }

  async find(
    locale: Locale,
    query: string,
    { kind = null, page = 1, pageSize }: SearchView,
  ): Promise<FoundPage & { readonly pagesOf: PagesOf }> {
    const { database } = this;
    const mirror = this.mirrors[locale];
    const now = Date.now();
    const first = await this.firstHits(locale, query, now);
    const firstOfKind = first.filter(({ found }) => kind === null || found.kind === kind);
    const totals = countKinds(first);
    const concepts = mirror.concepts(query);
    let found: Row = {};
    let hits: Hit[] = [];
    if (concepts.length > 0) {
      const shown =
        first.length === 0
          ? []
          : await database.rows('select no from texts where locale = $1 and href = any($2)', [
              locale,
              first.map(({ found: { href } }) => href),
            ]);
      const ranked = rankedQuery({
        ...{ concepts, kind, page, pageSize, now },
        ...{ size: mirror.size, kindWords: mirror.kindWords, first: firstOfKind.length },
        term: (word) => mirror.term(word),
        without: routeEntries.flatMap(([key]) => (isOffered(key) ? [] : key)),
        shown: shown.map(({ no }) => no as number),
      });
      [found = {}] = await database.rows(ranked.text, ranked.values);
      hits = await this.hits((found.nos ?? []) as number[], ranked.terms);
    }
    for (const [name, total] of Object.entries((found.kinds ?? {}) as Record<SearchKind, number>)) {
      totals.set(name as SearchKind, (totals.get(name as SearchKind) ?? 0) + total);
    }
    const all = [...totals].reduce(
      (sum, [name, total]) => sum + (kind && name !== kind ? 0 : total),
      0,
    );
    const pages = Math.max(1, Math.ceil(all / pageSize));
    const own = Math.min(Math.max(1, page), pages);
    const results = [...firstOfKind.slice((own - 1) * pageSize, own * pageSize), ...hits];
    return { totals, pages, page: own, hits: results, pagesOf: await this.documentPages(results) };
  }

  /** Promoted pages, then entries with this number. */
  private async firstHits(locale: Locale, query: string, now: number): Promise<Hit[]> {
    const { database } = this;
    const mirror = this.mirrors[locale];
    const promoted = mirror.promotedFor(query);
    const numbers = numbersIn(query);
    if (promoted.length === 0 && numbers === '') return [];
    const rows = await database.rows(
      `select href, numbers, entry from texts where locale = $1
        and (href = any($2) or (numbers <> '' and numbers = $3)) order by no`,
      [locale, promoted.map(({ href }) => href), numbers],
    );
    const texts = rows.map(({ href, numbers: own, entry }) => ({
      ...{ href, own },
      entry: entry as SearchText,
    }));
    const hits = [
      ...promoted.map((page) =>
        promotedHit(query, page, texts.find(({ href }) => href === page.href)?.entry),
      ),
      ...texts.flatMap(({ own, entry: found }): Hit[] => {
        if (numbers === '' || own !== numbers) return [];
        if (found.from !== null && !isPast(found.from, now)) return [];
        if (!isNumberQuery(query, found.code, mirror.kind(found.kind).words)) return [];
        return [{ found, score: Infinity, terms: indexTerms(found.code), onlyInDocuments: [] }];
      }),
    ];
    return hits.filter(({ found }) => !isUnavailableLink(found.href));
  }

  /** The texts of a page with the words that match. */
  private async hits(nos: readonly number[], terms: ReadonlyMap<number, string>): Promise<Hit[]> {
    const rows = await this.database.rows(
      `select no, entry, (select json_agg(json_build_array(term, fields)) from postings
        where postings.no = texts.no and term = any($2)) as matches from texts where no = any($1)`,
      [nos, [...terms.keys()]],
    );
    const byNumber = new Map(rows.map((row) => [row.no, row]));
    return nos.flatMap((no): Hit[] => {
      const { entry, matches } = byNumber.get(no) ?? {};
      if (!entry) return [];
      const places = ((matches ?? []) as [number, number][]).flatMap(([id, fields]) => {
        const term = terms.get(id);
        return term === undefined ? [] : [{ term, fields }];
      });
      return [
        {
          found: entry as SearchText,
          score: 0,
          terms: places.map(({ term }) => term),
          onlyInDocuments: places.flatMap(({ term, fields }) => (fields & PLACE.shown ? [] : term)),
        },
      ];
    });
  }

  private async documentPages(hits: readonly Hit[]): Promise<PagesOf> {
    const named = hits.filter(({ onlyInDocuments }) => onlyInDocuments.length > 0);
    const sources = named.flatMap(({ found }) => found.documents.map(({ src }) => src));
    return readPages((...asked) => this.database.rows(...asked), sources);
  }

  /** The texts of a source without their bodies, which its readers do not need. */
  async texts(source: string, locale: Locale): Promise<SearchText[]> {
    const key = `${source} ${locale}`;
    const version = this.read.get(key) ?? '';
    const known = this.lists.get(key);
    if (known?.version === version) return known.texts;
    const rows = await this.database.rows(
      `select entry - 'text' - 'words' - 'documents' as entry from texts
        where locale = $1 and source = $2 order by no`,
      [locale, source],
    );
    const texts = rows.map(({ entry }) => searchText(entry as SearchText));
    this.lists.set(key, { version, texts });
    return texts;
  }

  /** The stored entries of a source, of which only the dates are read, and when they were read. */
  async known(query: Query, source: string, locale: Locale) {
    const [own] = await query(
      'select release, read_at, whole_at from sources where locale = $1 and source = $2',
      [locale, source],
    );
    const rows = await query(
      `select id, updated_at, is_shortened, entry->>'date' as date from texts
        where locale = $1 and source = $2`,
      [locale, source],
    );
    const entries = rows.map(({ id, updated_at: updatedAt, is_shortened: isShortened, date }) => ({
      ...{ id: id as string, updatedAt: updatedAt as string },
      item: searchText({ id: '', kind: 'pages', title: '', href: '', date: date as string | null }),
      ...(isShortened === true && { isShortened: true as const }),
    }));
    return {
      entries: entries as KnownTexts,
      release: String(own?.release ?? ''),
      readAt: (own?.read_at ?? new Date(0)) as Date,
      wholeAt: (own?.whole_at ?? null) as Date | null,
    };
  }
}

/** Stored pages of documents. */
export async function readPages(query: Query, sources: readonly string[]): Promise<PagesOf> {
  if (sources.length === 0) return () => [];
  const rows = await query('select src, pages from documents where src = any($1)', [sources]);
  const pages = new Map(rows.map((row) => [row.src, row.pages as string[]]));
  return (src) => pages.get(src) ?? [];
}

const nothing = () => undefined as never;

function setters(mirror: LanguageMirror) {
  return {
    setSynonyms: (...groups: Parameters<LanguageMirror['setSynonyms']>) =>
      mirror.setSynonyms(...groups),
    setPromoted: (...pages: Parameters<LanguageMirror['setPromoted']>) =>
      mirror.setPromoted(...pages),
  };
}
