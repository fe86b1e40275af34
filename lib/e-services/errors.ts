/** The `data` of an error response. */
export interface RefusalDetails {
  /** Details beyond the error, one line each; may be empty. */
  readonly message: string;
  /** An error for each invalid field, by its name on the wire. */
  readonly fields: Readonly<Record<string, string>>;
}

const NO_DETAILS: RefusalDetails = { message: '', fields: {} };

/** The e-services API returned a named error: a wrong captcha, an invalid input, a failure of its own. */
export class ServiceRefusedError extends Error {
  override name = 'ServiceRefusedError';

  constructor(
    /** The `error` of its response. */
    readonly sentence: string,
    readonly status: number,
    readonly details: RefusalDetails = NO_DETAILS,
  ) {
    super(sentence);
  }
}

/** The e-services API returned no usable response. */
export class ServiceUnavailableError extends Error {
  override name = 'ServiceUnavailableError';

  constructor(
    operation: string,
    /**
     * `timeout`: no complete response in time; `paused`: not called, as the calls before it had no
     * response in time; `failed`: anything else.
     */
    readonly reason: 'timeout' | 'paused' | 'failed',
  ) {
    super(`${operation}: ${reason}`);
  }
}
