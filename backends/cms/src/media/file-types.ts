import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PdfStructure } from '@ports-authority/submissions';

const MEGABYTE = 1024 * 1024;

export type FileKind = 'picture' | 'document' | 'archive' | 'video';

/** Size limits in megabytes; the site fetches at most 64. */
export const MAX_MEGABYTES: Readonly<Record<FileKind, number>> = {
  picture: 10,
  document: 30,
  archive: 30,
  video: 60,
};

/** Size limit of any upload, in bytes. */
export const MAX_UPLOAD_BYTES = Math.max(...Object.values(MAX_MEGABYTES)) * MEGABYTE;

interface FileType {
  readonly kind: FileKind;
  readonly mime: string;
  /** Magic bytes at offsets, as Latin-1. */
  readonly signatures: readonly (readonly [offset: number, text: string])[];
}

const JPEG: FileType = { kind: 'picture', mime: 'image/jpeg', signatures: [[0, '\xff\xd8\xff']] };

/** Checked by structure instead (PdfStructure). */
const PDF: FileType = { kind: 'document', mime: 'application/pdf', signatures: [] };

const TYPES: Readonly<Record<string, FileType>> = {
  webp: {
    kind: 'picture',
    mime: 'image/webp',
    signatures: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
  png: { kind: 'picture', mime: 'image/png', signatures: [[0, '\x89PNG\r\n\x1a\n']] },
  jpg: JPEG,
  jpeg: JPEG,
  pdf: PDF,
  zip: { kind: 'archive', mime: 'application/zip', signatures: [[0, 'PK\x03\x04']] },
  mp4: { kind: 'video', mime: 'video/mp4', signatures: [[4, 'ftyp']] },
  webm: { kind: 'video', mime: 'video/webm', signatures: [[0, '\x1aE\xdf\xa3']] },
};

export const ALLOWED_TYPES = [...new Set(Object.values(TYPES).map(({ mime }) => mime))];

const SIGNATURE_BYTES = 12;

/** An uploaded temporary file; size in bytes. */
export interface IncomingFile {
  readonly name: string;
  readonly path: string;
  readonly size: number;
}

export type Fault =
  | { readonly reason: 'empty' | 'type' | 'content' | 'damaged' }
  | { readonly reason: 'size'; readonly kind: FileKind }
  | { readonly reason: 'replacement'; readonly ending: string };

/** Undefined if an upload is allowed; `replaced` is the extension that its URL keeps. */
export async function findFault(file: IncomingFile, replaced?: string): Promise<Fault | undefined> {
  const type = TYPES[fileExtension(file.name)];
  if (!type) return { reason: 'type' };
  if (file.size === 0) return { reason: 'empty' };
  if (file.size > MAX_MEGABYTES[type.kind] * MEGABYTE) return { reason: 'size', kind: type.kind };
  const reason = type === PDF ? await checkPdf(file.path) : await checkSignature(file.path, type);
  if (reason) return { reason };
  if (replaced !== undefined && TYPES[fileExtension(replaced)]?.mime !== type.mime) {
    return { reason: 'replacement', ending: fileExtension(replaced) };
  }
  return undefined;
}

const fileExtension = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? '';

async function checkPdf(path: string): Promise<'content' | 'damaged' | undefined> {
  const structure = new PdfStructure();
  for await (const chunk of createReadStream(path)) {
    structure.add(chunk as Buffer);
    if (!structure.mayBePdf) break;
  }
  if (structure.isReadable) return undefined;
  return structure.hasHeader ? 'damaged' : 'content';
}

async function checkSignature(
  path: string,
  { signatures }: FileType,
): Promise<'content' | undefined> {
  const start = await readStart(path);
  return signatures.every(([at, text]) => start.startsWith(text, at)) ? undefined : 'content';
}

async function readStart(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(SIGNATURE_BYTES),
      0,
      SIGNATURE_BYTES,
      0,
    );
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
