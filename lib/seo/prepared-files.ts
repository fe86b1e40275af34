import { processWide } from '../process-state';

const LIFETIME_MS = 60_000;
/** A sitemap and its parts; numbers that are out of range are not kept. */
const MAX_FILES = 50;

/** A file for machines. */
interface PreparedFile {
  readonly text: string;
  /** False while a part of it is unavailable. */
  readonly isWhole: boolean;
}

interface CachedFile {
  readonly file: Promise<PreparedFile | undefined>;
  readonly until: number;
}

const files = (): Map<string, CachedFile> => processWide('prepared-files', () => new Map());

/**
 * A file for machines, prepared once a minute at most, whatever query it is asked with.
 * Undefined where there is no such file, which is not kept.
 * A text that is not whole, as a part of it is unavailable, is not kept either.
 * @throws what `prepare` throws, which is not kept either
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

/** Prepares every file again when it is next asked for, because content changed. */
export function evictPreparedFiles(): void {
  files().clear();
}
