import { processWide } from '../process-state';

const LIFETIME_MS = 60_000;
/** The sitemap and its parts; out-of-range numbers are not cached. */
const MAX_FILES = 50;

/** A generated file. */
interface PreparedFile {
  readonly text: string;
  /** False while a part of its content is unavailable. */
  readonly isWhole: boolean;
}

interface CachedFile {
  readonly file: Promise<PreparedFile | undefined>;
  readonly until: number;
}

const files = (): Map<string, CachedFile> => processWide('prepared-files', () => new Map());

/**
 * Caches a generated file for a minute, whatever the query. Missing (undefined) and incomplete
 * files are not cached.
 * @throws errors of `prepare`, which are not cached
 */
export async function preparedFile(
  name: string,
  prepare: () => Promise<{ readonly text: string | undefined; readonly isWhole: boolean }>,
): Promise<PreparedFile | undefined> {
  const kept = files().get(name);
  if (kept && kept.until > Date.now()) return kept.file;
  const file = prepare().then(({ text, isWhole }) =>
    text === undefined ? undefined : { text, isWhole },
  );
  if (files().size < MAX_FILES || kept)
    files().set(name, { file, until: Date.now() + LIFETIME_MS });
  const forget = () => {
    if (files().get(name)?.file === file) files().delete(name);
  };
  file.then((prepared) => {
    if (!prepared?.isWhole) forget();
  }, forget);
  return file;
}

/** Evicts all files after a content change. */
export function evictPreparedFiles(): void {
  files().clear();
}
