import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { config } from '../../config';
import { log } from '../../logging/log';
import { getCachedMedia, MediaMissingError } from '../../media/media-cache';
import { mediaOfPath } from '../../media/media-path';
import { pageTexts } from './page-text';
import { PdfReader, UnreadablePdfError } from './pdf-reader';

/** Larger files are found by their entries alone. */
const MAX_FILE_BYTES = 32 * 1024 * 1024;
/** Characters of all documents that are kept in memory. */
const MAX_CHARACTERS = 64 * 1024 * 1024;
/** Raised when the way a page's text is made changes. */
const TEXT_VERSION = 2;

/**
 * The texts of documents, page by page. A file is read once: its text is kept under the digest of its
 * content in DATA_DIR, across starts and releases, and in memory while it is published.
 */
export class DocumentTexts {
  private readonly pages = new Map<string, readonly string[]>();
  private characters = 0;
  private isFull = false;

  constructor(private readonly reader: Pick<PdfReader, 'read'> = new PdfReader()) {}

  /** The pages of a document as far as they have been read; none for one without text. */
  pagesOf(src: string): readonly string[] {
    return this.pages.get(src) ?? [];
  }

  /** Forgets the documents that are no longer published. */
  keepOnly(published: ReadonlySet<string>): void {
    for (const [src, pages] of this.pages) {
      if (published.has(src)) continue;
      this.characters -= lengthOf(pages);
      this.pages.delete(src);
    }
  }

  /**
   * Reads documents that are not known yet, one after the other.
   * @returns whether they are known now; one that can't be fetched at present is tried again next time
   */
  async read(src: string): Promise<boolean> {
    if (this.pages.has(src)) return false;
    if (this.characters >= MAX_CHARACTERS) {
      if (!this.isFull) log.warn({ src }, 'too many documents: the others are not searched');
      this.isFull = true;
      return false;
    }
    try {
      const pages = await this.textOf(src);
      this.pages.set(src, pages);
      this.characters += lengthOf(pages);
      return pages.length > 0;
    } catch (error) {
      if (error instanceof MediaMissingError) this.pages.set(src, []);
      else log.warn({ src, error: String(error) }, 'document not read for the search');
      return false;
    }
  }

  private async textOf(src: string): Promise<readonly string[]> {
    const { name, changed } = mediaOfPath(src);
    const { file, bytes } = await getCachedMedia(name, changed);
    if (bytes > MAX_FILE_BYTES) {
      log.info({ src, bytes }, 'document too large for the search');
      return [];
    }
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    const kept = path.resolve(
      config().dataDirectory,
      `search-documents/v${TEXT_VERSION}/${digest}.json`,
    );
    const known = await readCached(kept);
    if (known) return known;
    const pages = await this.reader.read(file).then(pageTexts, (error: unknown) => {
      if (!(error instanceof UnreadablePdfError)) throw error;
      log.warn({ src, error: error.message }, 'document without readable text');
      return [];
    });
    await keep(kept, pages).catch((error: unknown) => {
      log.error({ src, error: String(error) }, 'text of a document not kept');
    });
    return pages;
  }
}

function lengthOf(pages: readonly string[]): number {
  return pages.reduce((sum, page) => sum + page.length, 0);
}

async function readCached(file: string): Promise<readonly string[] | undefined> {
  try {
    const pages: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Array.isArray(pages) && pages.every((page) => typeof page === 'string')
      ? pages
      : undefined;
  } catch {
    return undefined;
  }
}

async function keep(file: string, pages: readonly string[]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(temporary, JSON.stringify(pages));
  await rename(temporary, file);
}
