import path from 'node:path';
import { ENTRY_FACTS } from '../facts';
import { findFact, fillValue, PLACEHOLDER } from './fill';
import { filesIn, parseYaml, place, readText } from '../read';

/**
 * Attributes of one entry by name. Dates are ISO strings, or `now`, `now-3d` and `now+20d` where the
 * entry has to stay current. A media attribute is a file name in seed/media or a list of them, a
 * relation the Name of a category, a component a plain object. `media:FILENAME` inside a text
 * becomes the URL of the uploaded file, `{{name}}` a fact.
 */
export type Fields = Record<string, unknown>;

/** One entry. `shared` holds the fields that are not localised; a missing translation is left out. */
export interface SeedEntry {
  shared?: Fields;
  ar?: Fields;
  en?: Fields;
  /** Created, but not published. */
  draft?: boolean;
}

/** An entry with its place in the files. */
export interface PlacedEntry {
  readonly entry: SeedEntry;
  /** `seed/content/faqs.yaml:12`, where it begins or where one of its fields is. */
  at(field?: string): string;
}

export interface ContentFile {
  /** Begins with the singular or plural name of its content type: `articles-news-1`. */
  readonly name: string;
  readonly entries: readonly PlacedEntry[];
}

const PARTS = ['shared', 'ar', 'en'] as const;

/** Reads the entries of seed/content, with their facts. */
export function readContent(): ContentFile[] {
  return filesIn('content', '.yaml').map((file) => ({
    name: path.basename(file, '.yaml'),
    entries: readEntries(readText(file), file),
  }));
}

/** The entries of a file, with their facts; throws an Error with each fault and its line. */
export function readEntries(text: string, file: string): PlacedEntry[] {
  const raw = parseYaml<unknown>(text, file);
  const lines = text.split('\n');
  const starts = lines.flatMap((line, index) => (line.startsWith('- ') ? [index] : []));
  if (!Array.isArray(raw) || raw.length !== starts.length)
    throw new Error(`${place(file, 1)}: each entry must begin a line with "- "`);
  const entries = raw.map((entry: SeedEntry, index): PlacedEntry => {
    const start = starts[index] ?? 0;
    const own = lines.slice(start, starts[index + 1]);
    const at = (field?: string): string => {
      const line = own.findIndex((candidate) =>
        candidate.replace(/^[- ]+/, '').startsWith(`${field}:`),
      );
      return place(file, start + 1 + Math.max(0, line));
    };
    return { entry, at };
  });
  const problems = [...unknownFacts(lines, file), ...entries.flatMap(findFaults)];
  if (problems.length === 0) problems.push(...entries.flatMap(sharedFaults));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return entries.map(({ entry, at }) => ({ entry: filled(entry), at }));
}

function filled(entry: SeedEntry): SeedEntry {
  return Object.fromEntries(
    Object.entries(entry).map(([part, fields]) => [
      part,
      fillValue(fields, part === 'ar' ? ENTRY_FACTS.ar : ENTRY_FACTS.en),
    ]),
  );
}

function findFaults({ entry, at }: PlacedEntry): string[] {
  if (!isFields(entry)) return [`${at()}: an entry has the parts shared, ar and en`];
  return Object.entries(entry).flatMap(([name, value]) => {
    if (name === 'draft')
      return typeof value === 'boolean' ? [] : [`${at(name)}: draft is true or false`];
    if (!PARTS.some((part) => part === name))
      return [`${at(name)}: an entry has the parts shared, ar and en, not ${name}`];
    return isFields(value) ? [] : [`${at(name)}: ${name} must have fields`];
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Shared fields cannot differ between languages. */
function sharedFaults({ entry, at }: PlacedEntry): string[] {
  return Object.entries(entry.shared ?? {}).flatMap(([name, value]) => {
    const [ar, en] = [ENTRY_FACTS.ar, ENTRY_FACTS.en].map((facts) => fillValue(value, facts));
    return JSON.stringify(ar) === JSON.stringify(en)
      ? []
      : [`${at(name)}: ${name} is shared, but its fact differs between the languages`];
  });
}

function unknownFacts(lines: readonly string[], file: string): string[] {
  return lines.flatMap((line, index) =>
    Array.from(line.matchAll(PLACEHOLDER), ([placeholder, name = '']) => {
      const fact = findFact(ENTRY_FACTS.en, name);
      if (fact === undefined) return `${place(file, index + 1)}: no fact is called ${placeholder}`;
      if (typeof fact !== 'object' || line.trim().endsWith(`: '${placeholder}'`)) return [];
      return `${place(file, index + 1)}: ${placeholder} is a list and must be the whole value`;
    }).flat(),
  );
}
