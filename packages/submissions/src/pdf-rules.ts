/*
 * The rules for a submitted file that need nothing of Node: the browser checks them too.
 */

export { PdfStructure } from './pdf-structure';

/** Size limit of a submitted file in bytes: 5 MB. */
export const MAX_FILE_BYTES = 5_242_880;

export const PDF_TYPE = 'application/pdf';

/** Types that browsers declare for PDFs; some systems use the older type. */
const PDF_TYPES: readonly string[] = [PDF_TYPE, 'application/x-pdf'];

/** True if a declared type is that of a PDF. */
export function isPdfType(type: string): boolean {
  return PDF_TYPES.includes(type.toLowerCase());
}

/** Extensions that may not precede `.pdf`: `letter.docx.pdf` may hide what the file is. */
const OTHER_EXTENSIONS = new Set(
  (
    'app apk asp aspx bat bin bz2 cgi cmd com cpl css dll dmg doc docm docx exe gif gz hta htm html iso jar ' +
    'jpeg jpg js jse jsp lnk mht mjs mp3 mp4 msi msp pdf php php3 php5 phar phtml pif pl png pps ppt pptm pptx ' +
    'ps1 py rar rb reg rtf scr sh shtml svg swf tar tgz txt vb vbe vbs war webp wsf xhtml xls xlsm xlsx xml zip 7z'
  ).split(' '),
);

/** True if a file name ends in `.pdf`, in any case. */
export function hasPdfExtension(name: string): boolean {
  return /\.pdf$/i.test(name);
}

/** True if a name has another file type's extension before its last. */
export function hasHiddenExtension(name: string): boolean {
  const inner = name.split('.').slice(1, -1);
  return inner.some((part) => OTHER_EXTENSIONS.has(part.trim().toLowerCase()));
}

/**
 * True if a name and a declared type are those of a PDF: no path, no second extension, no control
 * characters, overrides of direction or broken UTF-8.
 */
export function isDeclaredPdf(name: string, type: string): boolean {
  if (!isPdfType(type) || !hasPdfExtension(name)) return false;
  if (/[\\/\p{Cc}\ufffd\u202a-\u202e\u2066-\u2069]/u.test(name)) return false;
  const stem = name.slice(0, -'.pdf'.length);
  return /[^.\s]/.test(stem) && !hasHiddenExtension(name);
}
