import { readSnapshot, snapshotName, writeSnapshot } from '../cache/snapshots';
import type { KnownEntry } from '../content/collection';
import type { SearchText } from '../content/search-text';
import type { Locale } from '../i18n/locales';
import { RELEASE_DATE } from '../startup/release';

/** Bump when the shape of a stored value changes. */
const VERSION = 4;
/** Files of a growing source: a change rewrites one of them. */
const PARTS = 32;

export type KnownTexts = readonly KnownEntry<SearchText>[];

interface Part {
  readonly release: string;
  readonly entries: KnownTexts;
}

/** Values of search sources in DATA_DIR, which outlive the process. */
export class StoredTexts {
  /** Contents of the files by name. */
  private readonly written = new Map<string, string>();

  /** The last value of a source that is stored whole. */
  async read(source: string, locale: Locale): Promise<unknown> {
    return (await readSnapshot(storedName(source, [locale])))?.value;
  }

  write(source: string, locale: Locale, value: unknown): Promise<void> {
    return writeSnapshot(storedName(source, [locale]), value);
  }

  /**
   * The last texts of a growing source; undefined if some are missing.
   * @returns `isCurrent` false if another release made them: entries may give other texts now
   */
  async readParts(
    source: string,
    locale: Locale,
  ): Promise<{ readonly entries: KnownTexts; readonly isCurrent: boolean } | undefined> {
    const entries: KnownEntry<SearchText>[] = [];
    let isCurrent = true;
    for (let part = 0; part < PARTS; part += 1) {
      const name = storedName(source, [locale, part]);
      const stored = (await readSnapshot(name))?.value as Part | undefined;
      if (!stored) return undefined;
      entries.push(...stored.entries);
      if (stored.release === RELEASE_DATE) this.written.set(name, fingerprint(stored.entries));
      else isCurrent = false;
    }
    return { entries, isCurrent };
  }

  /** Writes the parts whose entries have changed. */
  async writeParts(source: string, locale: Locale, entries: KnownTexts): Promise<void> {
    const parts = Array.from({ length: PARTS }, (): KnownEntry<SearchText>[] => []);
    for (const entry of entries) parts[partIndex(entry.id)]?.push(entry);
    for (const [part, own] of parts.entries()) {
      const name = storedName(source, [locale, part]);
      const contents = fingerprint(own);
      if (this.written.get(name) === contents) continue;
      await writeSnapshot(name, { release: RELEASE_DATE, entries: own } satisfies Part);
      this.written.set(name, contents);
    }
  }
}

function storedName(source: string, args: readonly unknown[]): string {
  return snapshotName(`search-${source}`, VERSION, args);
}

function fingerprint(entries: KnownTexts): string {
  return entries
    .map(({ id, updatedAt, isShortened }) => `${id} ${updatedAt}${isShortened ? ' short' : ''}`)
    .sort()
    .join('\n');
}

function partIndex(id: string): number {
  let hash = 0;
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return hash % PARTS;
}
