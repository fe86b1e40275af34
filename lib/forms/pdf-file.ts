import {
  hasHiddenExtension,
  hasPdfExtension,
  isPdfType,
  MAX_FILE_BYTES,
  PdfStructure,
} from '@ports-authority/submissions/pdf-rules';
import { hasDirectionOverride } from '@ports-authority/text';
import * as yup from 'yup';

/** Content faults of the files that `inspectPdf` has read: reading is asynchronous, schemas are not. */
const contentFaults = new WeakMap<File, 'filetype' | 'ERROR FILE DAMAGED'>();

/** Reads a chosen file for `pdfField`. A file that the browser cannot read is left to the server. */
export async function inspectPdf(file: File): Promise<void> {
  if (file.size > MAX_FILE_BYTES) return;
  const structure = new PdfStructure();
  try {
    structure.add(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return;
  }
  if (!structure.hasHeader) contentFaults.set(file, 'filetype');
  else if (!structure.isReadable) contentFaults.set(file, 'ERROR FILE DAMAGED');
}

/**
 * One PDF of at most 5 MB: name, declared type, size, and the content of files that `inspectPdf` has
 * read. The backend that stores a file inspects it again.
 */
export const pdfField = (missing: string) =>
  yup
    .mixed<File>((value): value is File => typeof File !== 'undefined' && value instanceof File)
    .typeError(missing)
    .required(missing)
    .test('not-empty', 'filetype', (file) => !(file instanceof File) || file.size > 0)
    .test('pdf', 'filetype', (file) => !(file instanceof File) || isNamedPdf(file))
    .test(
      'one-extension',
      'ERROR FILE NAME',
      (file) => !(file instanceof File) || !isNamedPdf(file) || !hasHiddenExtension(file.name),
    )
    .test(
      'direction',
      'ERROR FILE NAME DIRECTION',
      (file) => !(file instanceof File) || !hasDirectionOverride(file.name),
    )
    .test('max', 'max', (file) => !(file instanceof File) || file.size <= MAX_FILE_BYTES)
    .test('content', (file, { createError }) => {
      const message = file instanceof File ? contentFaults.get(file) : undefined;
      return message === undefined || createError({ message });
    });

function isNamedPdf(file: File): boolean {
  return (isPdfType(file.type) || isUndeclared(file)) && hasPdfExtension(file.name);
}

/** Old phones declare no type for files from some apps; browsers send those as an octet stream. */
export function isUndeclared({ type }: File): boolean {
  return type === '' || type === 'application/octet-stream';
}
