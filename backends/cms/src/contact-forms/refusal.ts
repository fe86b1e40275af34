import { ERRORS, type ErrorSentence } from '@ports-authority/e-services-contract';
import type { UploadError } from '@ports-authority/submissions';

/** An error response: status, message and the invalid fields. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly sentence: ErrorSentence,
    readonly fields: Readonly<Record<string, ErrorSentence>> = {},
  ) {
    super(sentence);
  }
}

export function refuseFile(status: number, sentence: ErrorSentence): Refusal {
  return new Refusal(status, sentence, { file: sentence });
}

export function toRefusal({ fault }: UploadError): Refusal {
  switch (fault) {
    case 'not-pdf':
      return refuseFile(400, ERRORS.fileNotPdf);
    case 'damaged-pdf':
      return refuseFile(400, ERRORS.fileDamaged);
    case 'too-large':
      return refuseFile(413, ERRORS.fileTooLarge);
    case 'unsupported-type':
      return new Refusal(415, ERRORS.input);
    case 'malformed':
      return new Refusal(400, ERRORS.input);
    case 'too-slow':
      return new Refusal(408, ERRORS.input);
  }
}
