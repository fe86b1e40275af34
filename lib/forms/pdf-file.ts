import * as yup from 'yup';

/** 5 MB, for contact files and résumés alike (specification §9). */
export const MAX_FILE_BYTES = 5_242_880;

/** Names such as letter.docx.pdf are refused by whoever stores files: they may hide what they hold. */
const OTHER_EXTENSIONS = new Set(
  (
    'app apk asp aspx bat bin bz2 cgi cmd com cpl css dll dmg doc docm docx exe gif gz hta htm html iso jar ' +
    'jpeg jpg js jse jsp lnk mht mjs mp3 mp4 msi msp pdf php php3 php5 phar phtml pif pl png pps ppt pptm pptx ' +
    'ps1 py rar rb reg rtf scr sh shtml svg swf tar tgz txt vb vbe vbs war webp wsf xhtml xls xlsm xlsx xml zip 7z'
  ).split(' '),
);

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
    .test(
      'one-extension',
      'ERROR FILE NAME',
      (file) => !(file instanceof File) || !isNamedPdf(file) || hasOneExtension(file.name),
    )
    .test('max', 'max', (file) => !(file instanceof File) || file.size <= MAX_FILE_BYTES);

function isNamedPdf(file: File): boolean {
  return (file.type === 'application/pdf' || isUndeclared(file)) && /\.pdf$/i.test(file.name);
}

function hasOneExtension(name: string): boolean {
  const inner = name.split('.').slice(1, -1);
  return !inner.some((part) => OTHER_EXTENSIONS.has(part.trim().toLowerCase()));
}

/** Old phones declare no type for files from some apps; browsers send them as a stream of bytes. */
export function isUndeclared({ type }: File): boolean {
  return type === '' || type === 'application/octet-stream';
}
