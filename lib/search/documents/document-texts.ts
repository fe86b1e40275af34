import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { config } from '../../config';
import { writeAtomically } from '../../files/write-atomically';
import { log } from '../../logging/log';
import { getCachedMedia, MediaMissingError } from '../../media/media-cache';
import { mediaOfPath } from '../../media/media-path';
import { pageTexts } from './page-text';
import { PdfReader, UnreadablePdfError } from './pdf-reader';

/** Larger files are found only through their entries. */
const MAX_FILE_BYTES = 32 * 1024 * 1024;
/** Memory limit for the texts of all documents. */
const MAX_TOTAL_CHARACTERS = 64 * 1024 * 1024;
/** Bump when the extraction of page texts changes. */
const TEXT_VERSION = 2;

/**
 * Extracted texts of PDF documents, page by page. Each file is parsed once: its text is stored in
 * DATA_DIR under the digest of its content and kept in memory while it is published.
 */
export class DocumentTexts {
  private readonly pages = new Map<string, readonly string[]>();
  private characters = 0;
  private isFull = false;

  constructor(private readonly reader: Pick<PdfReader, 'read'> = new PdfReader()) {}

  /** Empty until the document has been read, or if it has no text. */
  getPages(src: string): readonly string[] {
    return this.pages.get(src) ?? [];
  }

  /** True once its text, or that it has none, is known. */
  has(src: string): boolean {
    return this.pages.has(src);
  }

  /** Evicts documents that are no longer published. */
  keepOnly(published: ReadonlySet<string>): void {
    for (const [src, pages] of this.pages) {
      if (published.has(src)) continue;
      this.characters -= totalLength(pages);
      this.pages.delete(src);
    }
  }

  /**
   * Reads a document unless it is in memory.
   * @returns false if it could not be fetched: retry later
   */
  async read(src: string): Promise<boolean> {
    if (this.pages.has(src)) return false;
    if (this.characters >= MAX_TOTAL_CHARACTERS) {
      if (!this.isFull) log.warn({ src }, 'document limit reached');
      this.isFull = true;
      return false;
    }
    try {
      const pages = await this.loadPages(src);
      this.pages.set(src, pages);
      this.characters += totalLength(pages);
      return pages.length > 0;
    } catch (error) {
      if (error instanceof MediaMissingError) this.pages.set(src, []);
      else log.warn({ src, error: String(error) }, 'document not read');
      return false;
    }
  }

  private async loadPages(src: string): Promise<readonly string[]> {
    const { name, changed } = mediaOfPath(src);
    const { file, bytes } = await getCachedMedia(name, changed);
    if (bytes > MAX_FILE_BYTES) {
      log.info({ src, bytes }, 'document too large');
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
    await writeAtomically(kept, JSON.stringify(pages)).catch((error: unknown) => {
      log.error({ src, error: String(error) }, 'document text not stored');
    });
    return pages;
  }
}

function totalLength(pages: readonly string[]): number {
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
