/** The second service said no, in words: a wrong captcha, an input it does not take, a failure it names. */
export class ServiceRefusedError extends Error {
  override name = 'ServiceRefusedError';

  constructor(
    /** The sentence of its answer. */
    readonly sentence: string,
    readonly status: number,
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
