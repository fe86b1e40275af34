import {
  hasHiddenExtension,
  hasPdfExtension,
  isPdfType,
  MAX_FILE_BYTES,
} from '@ports-authority/submissions/pdf-rules';
import { hasDirectionOverride } from '@ports-authority/text';
import * as yup from 'yup';

/**
 * One PDF of at most 5 MB. Only name, declared type and size are checked here; the backend that
 * stores the file inspects its content.
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
    .test('max', 'max', (file) => !(file instanceof File) || file.size <= MAX_FILE_BYTES);

function isNamedPdf(file: File): boolean {
  return (isPdfType(file.type) || isUndeclared(file)) && hasPdfExtension(file.name);
}

/** Old phones declare no type for files from some apps; browsers send those as an octet stream. */
export function isUndeclared({ type }: File): boolean {
  return type === '' || type === 'application/octet-stream';
}
