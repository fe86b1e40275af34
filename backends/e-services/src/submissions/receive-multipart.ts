import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refusal, SENTENCES, type Sentence } from '../http/errors.js';
import type { FileStore } from './files.js';
import { isDeclaredPdf, MAX_FILE_BYTES, mayBePdf, SIGNATURE_BYTES } from './pdf.js';

/** A file that was received and waits to be kept or discarded. */
export interface Upload {
  path: string;
  /** The visitor's own name for it. */
  title: string;
  size: number;
  sha256: string;
}

/** What a multipart request held. */
export interface Received {
  fields: Record<string, string>;
  upload: Upload | undefined;
}

const LIMITS = {
  // One more than is allowed, so that the check below sees it: the parser would read on to the end.
  fileSize: MAX_FILE_BYTES + 1,
  files: 1,
  fields: 40,
  parts: 41,
  fieldNameSize: 100,
  fieldSize: 40_000,
};
const LONGEST_TITLE = 150;

/**
 * Reads a multipart request with at most one PDF, which is written to the store while it arrives
 * and given up at the first sign that it is none or too large.
 * @param fileField name of the field of the file
 * @throws Refusal; nothing is left in the store then
 */
export async function receiveMultipart(
  request: FastifyRequest,
  fileField: string,
  store: FileStore,
): Promise<Received> {
  const fields = new Map<string, string>();
  let upload: Upload | undefined;
  try {
    for await (const part of request.parts({ limits: LIMITS, preservePath: true })) {
      if (part.type === 'file') {
        if (part.filename === undefined || part.filename === '') {
          part.file.resume();
          continue;
        }
        if (part.fieldname !== fileField || upload) throw new Refusal(400, SENTENCES.input);
        upload = await receiveFile(part, fileField, store);
        continue;
      }
      const { fieldname, value, valueTruncated, fieldnameTruncated } = part;
      // A text that was not UTF-8 holds replacement characters.
      const broken = typeof value !== 'string' || value.includes('\ufffd');
      if (broken || fields.has(fieldname) || valueTruncated || fieldnameTruncated) {
        throw new Refusal(400, SENTENCES.input);
      }
      fields.set(fieldname, value);
    }
  } catch (error) {
    if (upload) await store.discard(upload.path);
    throw error instanceof Refusal ? error : new Refusal(400, SENTENCES.input);
  }
  return { fields: Object.fromEntries(fields), upload };
}

async function receiveFile(part: MultipartFile, field: string, store: FileStore): Promise<Upload> {
  const refuse = (status: number, sentence: Sentence) =>
    new Refusal(status, sentence, { message: sentence, fields: { [field]: sentence } });
  if (!isDeclaredPdf(part.filename, part.mimetype)) throw refuse(400, SENTENCES.fileNotPdf);

  const path = store.incomingPath();
  const hash = createHash('sha256');
  let start = Buffer.alloc(0);
  let size = 0;
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (start.length < SIGNATURE_BYTES) {
        start = Buffer.concat([start, chunk.subarray(0, SIGNATURE_BYTES)]);
        if (!mayBePdf(start)) return done(refuse(400, SENTENCES.fileNotPdf));
      }
      size += chunk.length;
      if (size > MAX_FILE_BYTES) return done(refuse(413, SENTENCES.fileTooLarge));
      hash.update(chunk);
      return done(null, chunk);
    },
  });
  try {
    await pipeToFile(part.file, check, path);
    if (size < SIGNATURE_BYTES) throw refuse(400, SENTENCES.fileNotPdf);
  } catch (error) {
    await store.discard(path);
    throw error;
  }
  return { path, title: part.filename.slice(0, LONGEST_TITLE), size, sha256: hash.digest('hex') };
}

/** Ends, well or not, when the file is open no more: only then can it be removed for good. */
async function pipeToFile(stream: Readable, check: Transform, path: string): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const closed = new Promise<void>((resolve) => file.once('close', resolve));
  try {
    await pipeline(stream, check, file);
  } finally {
    await closed;
  }
}
