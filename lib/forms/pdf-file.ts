import * as yup from 'yup';

/** 5 MB, for contact files and résumés alike (specification §9). */
export const MAX_FILE_BYTES = 5_242_880;

/**
 * One PDF of at most 5 MB. The browser judges name, declared type and size; what is inside is
 * looked at by whoever stores it.
 */
export const pdfField = (missing: string) =>
  yup
    .mixed<File>((value): value is File => typeof File !== 'undefined' && value instanceof File)
    .typeError(missing)
    .required(missing)
    .test('not-empty', 'filetype', (file) => !(file instanceof File) || file.size > 0)
    .test('pdf', 'filetype', (file) => !(file instanceof File) || isNamedPdf(file))
    .test('max', 'max', (file) => !(file instanceof File) || file.size <= MAX_FILE_BYTES);

function isNamedPdf(file: File): boolean {
  return (file.type === 'application/pdf' || isUndeclared(file)) && /\.pdf$/i.test(file.name);
}

/** Old phones declare no type for files from some apps; browsers send them as a stream of bytes. */
export function isUndeclared({ type }: File): boolean {
  return type === '' || type === 'application/octet-stream';
}
