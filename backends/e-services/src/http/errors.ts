import type { ErrorSentence, RefusalData } from '@ports-authority/e-services-contract';

/** An error response: status, message and, for forms, the invalid fields. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    readonly sentence: ErrorSentence,
    readonly data: RefusalData | null = null,
    /** After which the request may be repeated. */
    readonly retryAfterSeconds?: number,
  ) {
    super(sentence);
  }
}

/** A refusal that names one invalid field of a form. */
export function refuseField(status: number, field: string, sentence: ErrorSentence): Refusal {
  return new Refusal(status, sentence, { message: sentence, fields: { [field]: sentence } });
}
