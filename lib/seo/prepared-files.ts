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
 * The text of a file for machines, made once a minute at most, whatever query it is asked with.
 * Undefined where there is no such file, which is not kept.
 * @throws what `make` throws, which is not kept either
 */
export async function preparedFile(
  name: string,
  make: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const kept = files().get(name);
  if (kept && kept.until > Date.now()) return kept.text;
  const text = make();
  if (files().size < MAX_FILES || kept)
    files().set(name, { text, until: Date.now() + LIFETIME_MS });
  const forget = () => {
    if (files().get(name)?.text === text) files().delete(name);
  };
  text.then((value) => {
    if (value === undefined) forget();
  }, forget);
  return text;
}

/** Makes every file anew when it is next asked for, because content changed. */
export function forgetPreparedFiles(): void {
  files().clear();
}
