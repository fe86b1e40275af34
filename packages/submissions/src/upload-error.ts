/**
 * Why a form was not received: `malformed` is a broken body, a repeated field or a second file;
 * `unsupported-type` a body that is not multipart; `too-slow` one that took longer than a minute; the
 * others are about its file: `damaged-pdf` is a PDF that no reader opens.
 */
export type UploadFault =
  | 'unsupported-type'
  | 'malformed'
  | 'too-slow'
  | 'not-pdf'
  | 'damaged-pdf'
  | 'too-large';

/** The sender's fault; each backend words its own response. */
export class UploadError extends Error {
  override name = 'UploadError';

  constructor(readonly fault: UploadFault) {
    super(fault);
  }
}
