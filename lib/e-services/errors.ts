/** `data` of an error response. */
export interface RefusalDetails {
  /** Details, one line each; may be empty. */
  readonly message: string;
  /** Error by field, with wire names. */
  readonly fields: Readonly<Record<string, string>>;
}

const NO_DETAILS: RefusalDetails = { message: '', fields: {} };

/** The e-services API returned an error: a wrong captcha, invalid input, a failure of its own. */
export class ServiceRefusedError extends Error {
  override name = 'ServiceRefusedError';

  constructor(
    /** `error` of the response. */
    message: string,
    readonly status: number,
    readonly details: RefusalDetails = NO_DETAILS,
  ) {
    super(message);
  }
}

/** No usable response from the e-services API. */
export class ServiceUnavailableError extends Error {
  override name = 'ServiceUnavailableError';

  constructor(
    operation: string,
    /** `timeout`: no whole response in time; `paused`: the breaker is open; `failed`: others. */
    readonly reason: 'timeout' | 'paused' | 'failed',
  ) {
    super(`${operation}: ${reason}`);
  }
}
