/** The `data` of a refused answer (specification §7). */
export interface RefusalDetails {
  /** What it says beyond its error sentence, one line for each fault; may be empty. */
  readonly message: string;
  /** A sentence for each field at fault, by the field's name on the wire. */
  readonly fields: Readonly<Record<string, string>>;
}

const NO_DETAILS: RefusalDetails = { message: '', fields: {} };

/** The second service said no, in words: a wrong captcha, an input it does not take, a failure it names. */
export class ServiceRefusedError extends Error {
  override name = 'ServiceRefusedError';

  constructor(
    /** The sentence of its answer. */
    readonly sentence: string,
    readonly status: number,
    readonly details: RefusalDetails = NO_DETAILS,
  ) {
    super(sentence);
  }
}

/** The second service gave no usable answer. */
export class ServiceUnavailableError extends Error {
  override name = 'ServiceUnavailableError';

  constructor(
    operation: string,
    /** `timeout`: no whole answer in time; `failed`: anything else. */
    readonly reason: 'timeout' | 'failed',
  ) {
    super(`${operation}: ${reason}`);
  }
}
