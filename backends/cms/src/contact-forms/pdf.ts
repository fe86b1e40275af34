/** Largest file, in bytes: 5 MB (specification §9). */
export const MAX_FILE_BYTES = 5_242_880;

const SIGNATURE = Buffer.from('%PDF-', 'latin1');

/** How many bytes the signature has. */
export const SIGNATURE_BYTES = SIGNATURE.length;

/** What may hide before a last `.pdf`. */
const OTHER_EXTENSIONS = new Set(
  (
    'app apk asp aspx bat bin bz2 cgi cmd com cpl css dll dmg doc docm docx exe gif gz hta htm html iso jar ' +
    'jpeg jpg js jse jsp lnk mht mjs mp3 mp4 msi msp pdf php php3 php5 phar phtml pif pl png pps ppt pptm pptx ' +
    'ps1 py rar rb reg rtf scr sh shtml svg swf tar tgz txt vb vbe vbs war webp wsf xhtml xls xlsm xlsx xml zip 7z'
  ).split(' '),
);

/** Whether a name and a declared type are those of a PDF: no path, no second extension. */
export function isDeclaredPdf(name: string, type: string): boolean {
  if (type.toLowerCase() !== 'application/pdf') return false;
  if (/[\\/\p{Cc}\ufffd]/u.test(name) || !/\.pdf$/i.test(name)) return false;
  const stem = name.slice(0, -'.pdf'.length);
  if (!/[^.\s]/.test(stem)) return false;
  const inner = stem.split('.').slice(1);
  return !inner.some((part) => OTHER_EXTENSIONS.has(part.trim().toLowerCase()));
}

/**
 * Whether bytes begin as every PDF does.
 * @param start at least the first five bytes, or all there are so far
 */
export function mayBePdf(start: Buffer): boolean {
  const length = Math.min(start.length, SIGNATURE.length);
  return start.subarray(0, length).equals(SIGNATURE.subarray(0, length));
}
