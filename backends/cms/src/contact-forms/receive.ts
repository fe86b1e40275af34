import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { FileStore } from './files';
import { isDeclaredPdf, MAX_FILE_BYTES, mayBePdf, SIGNATURE_BYTES } from './pdf';
import { Refusal, SENTENCES } from './refusal';
import type { Scanner } from './scanner';

/** Beside the file: fields and the boundaries between them. */
const MULTIPART_OVERHEAD = 512 * 1024;

const LIMITS = {
  // One more than is allowed, so that the check sees it: the parser would cut it off and go on.
  fileSize: MAX_FILE_BYTES + 1,
  files: 1,
  fields: 20,
  parts: 20,
  fieldNameSize: 100,
  fieldSize: 40_000,
};

/**
 * Reads form data with exactly one file, a PDF, into the store. It is written while it arrives and
 * given up at the first sign that it is none or too large.
 * @param scanner undefined: the file is not looked into
 * @returns the file's generated name
 * @throws Refusal, Error where the scanner does not answer; nothing is left in the store then
 */
export async function receiveFile(
  request: IncomingMessage,
  store: FileStore,
  scanner?: Scanner,
): Promise<string> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > MAX_FILE_BYTES + MULTIPART_OVERHEAD) throw atFault(413, SENTENCES.fileTooLarge);
  const incoming = store.incomingPath();
  let file: Readable | undefined;
  let written: Promise<void> | undefined;
  try {
    await parse(request, (parser, refuse) => {
      parser.on('file', (_field, stream, fileName, _encoding, type) => {
        if (written || !isDeclaredPdf(fileName ?? '', type)) {
          ignore(stream);
          refuse(written ? new Refusal(400, SENTENCES.input) : atFault(400, SENTENCES.fileNotPdf));
          return;
        }
        file = stream;
        written = write(stream, incoming);
        written.catch(refuse);
      });
      parser.on('filesLimit', () => refuse(new Refusal(400, SENTENCES.input)));
    });
    if (!written) throw atFault(400, SENTENCES.fileMissing);
    await written;
    if (scanner && !(await scanner.isClean(incoming))) throw atFault(400, SENTENCES.input);
    return await store.keep(incoming);
  } catch (error) {
    // Until the writing has ended, the file could come back.
    file?.destroy(error as Error);
    await written?.catch(() => undefined);
    await store.discard(incoming);
    throw error;
  }
}

/**
 * Reads form data that holds text fields only, each once.
 * @throws Refusal
 */
export async function receiveFields(request: IncomingMessage): Promise<Map<string, string>> {
  const fields = new Map<string, string>();
  await parse(request, (parser, refuse) => {
    parser.on('file', (_field, stream) => {
      ignore(stream);
      refuse(new Refusal(400, SENTENCES.input));
    });
    parser.on('field', (name, value, nameTruncated, valueTruncated) => {
      // A text that was not UTF-8 holds replacement characters.
      if (fields.has(name) || nameTruncated || valueTruncated || value.includes('\ufffd')) {
        refuse(new Refusal(400, SENTENCES.input));
      }
      fields.set(name, value);
    });
    parser.on('fieldsLimit', () => refuse(new Refusal(400, SENTENCES.input)));
  });
  return fields;
}

async function parse(
  request: IncomingMessage,
  listen: (parser: BusboyInstance, refuse: (error: Error) => void) => void,
): Promise<void> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new Refusal(415, SENTENCES.input);
  let parser: BusboyInstance;
  try {
    const headers = request.headers as BusboyHeaders;
    parser = new Busboy({ headers, limits: LIMITS, preservePath: true });
  } catch {
    throw new Refusal(400, SENTENCES.input);
  }
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: Error): void => {
      request.unpipe(parser);
      reject(error);
    };
    const broken = (): void => refuse(new Refusal(400, SENTENCES.input));
    listen(parser, refuse);
    parser.on('partsLimit', broken);
    parser.on('error', broken);
    parser.once('finish', resolve);
    request.once('close', () => {
      if (!request.complete) broken();
    });
    request.pipe(parser);
  });
}

/** The parser reports a broken request on the file's stream too, which ends the process unheard. */
function ignore(stream: Readable): void {
  stream.on('error', () => undefined);
  stream.resume();
}

async function write(stream: Readable, target: string): Promise<void> {
  let start = Buffer.alloc(0);
  let size = 0;
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (start.length < SIGNATURE_BYTES) {
        start = Buffer.concat([start, chunk.subarray(0, SIGNATURE_BYTES)]);
        if (!mayBePdf(start)) return done(atFault(400, SENTENCES.fileNotPdf));
      }
      size += chunk.length;
      if (size > MAX_FILE_BYTES) return done(atFault(413, SENTENCES.fileTooLarge));
      return done(null, chunk);
    },
  });
  await pipeToFile(stream, check, target);
  if (size < SIGNATURE_BYTES) throw atFault(400, SENTENCES.fileNotPdf);
}

/** Ends, well or not, when the file is open no more: only then can it be removed for good. */
async function pipeToFile(stream: Readable, check: Transform, target: string): Promise<void> {
  const file = createWriteStream(target, { flags: 'wx', mode: 0o600 });
  const closed = new Promise<void>((resolve) => file.once('close', () => resolve()));
  try {
    await pipeline(stream, check, file);
  } finally {
    await closed;
  }
}

function atFault(status: number, sentence: Refusal['sentence']): Refusal {
  return new Refusal(status, sentence, { file: sentence });
}
