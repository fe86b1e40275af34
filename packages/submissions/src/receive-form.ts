import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Transform, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './file-store';
import { isDeclaredPdf, MAX_FILE_BYTES } from './pdf-rules';
import { PdfStructure } from './pdf-structure';
import { UploadError } from './upload-error';

/** A form's fields and the boundaries between them may add this much to the file. */
const MULTIPART_OVERHEAD_BYTES = 512 * 1024;

/** Size limit of a whole form with a file, in bytes. */
export const MAX_FORM_BYTES = MAX_FILE_BYTES + MULTIPART_OVERHEAD_BYTES;

/** The site has all of a form before it sends it on, so that a healthy one takes a second. */
const MAX_MS = 60_000;

const MAX_TITLE = 150;

const LIMITS = {
  // One byte more than allowed, so that the size check below fails: the parser would truncate.
  fileSize: MAX_FILE_BYTES + 1,
  files: 1,
  fields: 40,
  parts: 41,
  fieldNameSize: 100,
  fieldSize: 32 * 1024,
};

/** The class `Busboy` of @fastify/busboy; the caller brings it, this package has no dependencies. */
export type MultipartParser = new (config: {
  headers: IncomingHttpHeaders & { 'content-type': string };
  limits: typeof LIMITS;
  preservePath: boolean;
}) => Writable;

/** An uploaded PDF on disk, to be kept or discarded. */
export interface Upload {
  readonly path: string;
  /** The visitor's own name for the file. */
  readonly title: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
}

export interface ReceivedForm {
  readonly fields: ReadonlyMap<string, string>;
  readonly upload: Upload | undefined;
}

/** Destination of a form's file; without one the form may have none. */
export interface FileTarget {
  readonly store: FileStore;
  /** The only field that may hold the file; undefined: any field. */
  readonly field?: string;
}

/**
 * Reads multipart form data: text fields, each once, and at most one PDF. The file is written to the
 * store while it arrives and given up at the first sign that it is no PDF or too large. A file part
 * without a name is what browsers send for an empty file input and is skipped.
 * @param limitMs milliseconds for the whole request
 * @throws UploadError, or any error of the disk; the store then has nothing of the upload. The
 *   rest of the request is unread.
 */
export async function receiveForm(
  request: IncomingMessage,
  Parser: MultipartParser,
  target?: FileTarget,
  limitMs = MAX_MS,
): Promise<ReceivedForm> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new UploadError('unsupported-type');
  const fields = new Map<string, string>();
  let file: Readable | undefined;
  let path = '';
  let written: Promise<Upload> | undefined;
  try {
    await parse(request, type, Parser, limitMs, (parser, refuse) => {
      parser.on('field', (name: string, value: string, nameCut: boolean, valueCut: boolean) => {
        // Text that was not UTF-8 has replacement characters.
        const isMalformed = fields.has(name) || nameCut || valueCut || value.includes('\ufffd');
        if (isMalformed) refuse(new UploadError('malformed'));
        fields.set(name, value);
      });
      parser.on(
        'file',
        (field: string, stream: Readable, name: string | undefined, _: string, mime: string) => {
          if (!name && target) return ignore(stream);
          const isExpected = target && !written && (target.field ?? field) === field;
          if (!isExpected || !isDeclaredPdf(name ?? '', mime)) {
            ignore(stream);
            return refuse(new UploadError(isExpected ? 'not-pdf' : 'malformed'));
          }
          file = stream;
          path = target.store.incomingPath();
          written = write(stream, path, name ?? '');
          written.catch(refuse);
        },
      );
    });
    return { fields, upload: await written };
  } catch (error) {
    // A file that is still being written would come back after it was discarded.
    file?.destroy(error as Error);
    await written?.catch(() => undefined);
    if (target && path) await target.store.discard(path);
    throw error;
  }
}

async function parse(
  request: IncomingMessage,
  type: string,
  Parser: MultipartParser,
  limitMs: number,
  listen: (parser: Writable, refuse: (error: Error) => void) => void,
): Promise<void> {
  let parser: Writable;
  try {
    const headers = { ...request.headers, 'content-type': type };
    parser = new Parser({ headers, limits: LIMITS, preservePath: true });
  } catch {
    throw new UploadError('malformed');
  }
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: Error): void => {
      request.unpipe(parser);
      reject(error);
    };
    timer = setTimeout(() => refuse(new UploadError('too-slow')), limitMs);
    const refuseMalformed = (): void => refuse(new UploadError('malformed'));
    listen(parser, refuse);
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit']) {
      parser.on(limit, refuseMalformed);
    }
    parser.on('error', refuseMalformed);
    parser.once('finish', resolve);
    request.once('close', () => {
      if (!request.complete) refuseMalformed();
    });
    request.pipe(parser);
  }).finally(() => clearTimeout(timer));
}

/** The parser also emits its error on the file's stream, where a missing listener ends the process. */
function ignore(stream: Readable): void {
  stream.on('error', () => undefined);
  stream.resume();
}

async function write(stream: Readable, path: string, name: string): Promise<Upload> {
  const hash = createHash('sha256');
  const structure = new PdfStructure();
  let size = 0;
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      structure.add(chunk);
      if (!structure.mayBePdf) return done(new UploadError('not-pdf'));
      size += chunk.length;
      if (size > MAX_FILE_BYTES) return done(new UploadError('too-large'));
      hash.update(chunk);
      return done(null, chunk);
    },
  });
  await pipeToFile(stream, check, path);
  if (!structure.isReadable) {
    throw new UploadError(structure.hasHeader ? 'damaged-pdf' : 'not-pdf');
  }
  return { path, title: name.slice(0, MAX_TITLE), size, sha256: hash.digest('hex') };
}

/** Settles only when the file is closed: before that, deleting it would not be final. */
async function pipeToFile(stream: Readable, check: Transform, path: string): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const closed = new Promise<void>((resolve) => file.once('close', () => resolve()));
  try {
    await pipeline(stream, check, file);
  } finally {
    await closed;
  }
}
