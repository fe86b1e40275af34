import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PdfStructure } from '@ports-authority/submissions';

const MEGABYTE = 1024 * 1024;

export type FileKind = 'picture' | 'document' | 'archive' | 'video';

/** The largest file of each kind in megabytes. The site fetches none above 64. */
export const LARGEST: Readonly<Record<FileKind, number>> = {
  picture: 10,
  document: 30,
  archive: 30,
  video: 60,
};

/** Size limit of any upload to the media library, in bytes. */
export const MAX_UPLOAD_BYTES = Math.max(...Object.values(LARGEST)) * MEGABYTE;

interface FileType {
  readonly kind: FileKind;
  readonly mime: string;
  /** Signature at these offsets, as Latin-1. */
  readonly marks: readonly (readonly [offset: number, text: string])[];
}

const JPEG: FileType = { kind: 'picture', mime: 'image/jpeg', marks: [[0, '\xff\xd8\xff']] };

/** Recognised by its structure. */
const PDF: FileType = { kind: 'document', mime: 'application/pdf', marks: [] };

/** File types of the site, by extension. */
const TYPES: Readonly<Record<string, FileType>> = {
  webp: {
    kind: 'picture',
    mime: 'image/webp',
    marks: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
  png: { kind: 'picture', mime: 'image/png', marks: [[0, '\x89PNG\r\n\x1a\n']] },
  jpg: JPEG,
  jpeg: JPEG,
  pdf: PDF,
  zip: { kind: 'archive', mime: 'application/zip', marks: [[0, 'PK\x03\x04']] },
  mp4: { kind: 'video', mime: 'video/mp4', marks: [[4, 'ftyp']] },
  webm: { kind: 'video', mime: 'video/webm', marks: [[0, '\x1aE\xdf\xa3']] },
};

export const ALLOWED_TYPES = [...new Set(Object.values(TYPES).map(({ mime }) => mime))];

const MARKED_BYTES = 12;

/** A received file on disk; size in bytes. */
export interface IncomingFile {
  readonly name: string;
  readonly path: string;
  readonly size: number;
}

export type Fault =
  | { readonly reason: 'empty' | 'type' | 'content' | 'damaged' }
  | { readonly reason: 'size'; readonly kind: FileKind }
  | { readonly reason: 'replacement'; readonly ending: string };

/**
 * Why the media library does not take a file, if so.
 * @param replaced ending of the file that it replaces, whose address goes on naming it
 */
export async function faultOf(file: IncomingFile, replaced?: string): Promise<Fault | undefined> {
  const type = TYPES[endingOf(file.name)];
  if (!type) return { reason: 'type' };
  if (file.size === 0) return { reason: 'empty' };
  if (file.size > LARGEST[type.kind] * MEGABYTE) return { reason: 'size', kind: type.kind };
  const reason = type === PDF ? await pdfFaultOf(file.path) : await markFaultOf(file.path, type);
  if (reason) return { reason };
  if (replaced !== undefined && TYPES[endingOf(replaced)]?.mime !== type.mime) {
    return { reason: 'replacement', ending: endingOf(replaced) };
  }
  return undefined;
}

const endingOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? '';

async function pdfFaultOf(path: string): Promise<'content' | 'damaged' | undefined> {
  const structure = new PdfStructure();
  for await (const chunk of createReadStream(path)) {
    structure.add(chunk as Buffer);
    if (!structure.mayBePdf) break;
  }
  if (structure.isReadable) return undefined;
  return structure.hasHeader ? 'damaged' : 'content';
}

async function markFaultOf(path: string, { marks }: FileType): Promise<'content' | undefined> {
  const start = await startOf(path);
  return marks.every(([at, text]) => start.startsWith(text, at)) ? undefined : 'content';
}

async function startOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MARKED_BYTES), 0, MARKED_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
