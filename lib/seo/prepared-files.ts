const LIFETIME_MS = 60_000;
/** A sitemap and its parts; numbers that are out of range are not kept. */
const MAX_FILES = 50;

interface PreparedFile {
  readonly text: Promise<string | undefined>;
  readonly until: number;
}

/** Next loads this module more than once. */
const globals = globalThis as typeof globalThis & {
  portsPreparedFiles?: Map<string, PreparedFile>;
};

const files = (): Map<string, PreparedFile> => (globals.portsPreparedFiles ??= new Map());

/**
 * The text of a file for machines, prepared once a minute at most, whatever query it is asked with.
 * Undefined where there is no such file, which is not kept.
 * A text that is not whole, as a part of it is unavailable, is not kept either.
 * @throws what `prepare` throws, which is not kept either
 */
export async function preparedFile(
  name: string,
  prepare: () => Promise<{ readonly text: string | undefined; readonly isWhole: boolean }>,
): Promise<string | undefined> {
  const kept = files().get(name);
  if (kept && kept.until > Date.now()) return kept.text;
  const prepared = prepare();
  const text = prepared.then((file) => file.text);
  if (files().size < MAX_FILES || kept)
    files().set(name, { text, until: Date.now() + LIFETIME_MS });
  const forget = () => {
    if (files().get(name)?.text === text) files().delete(name);
  };
  prepared.then((file) => {
    if (file.text === undefined || !file.isWhole) forget();
  }, forget);
  return text;
}

/** Prepares every file again when it is next asked for, because content changed. */
export function forgetPreparedFiles(): void {
  files().clear();
}
