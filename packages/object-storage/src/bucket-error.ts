/** A bucket refused an operation, or did not respond in time. The message names no key and no secret. */
export class BucketError extends Error {
  override name = 'BucketError';

  /**
   * @param status of the response; undefined: there was none
   * @param code the server's own word, such as AccessDenied or NoSuchBucket; for the network, Node's
   */
  constructor(
    readonly operation: string,
    readonly status: number | undefined,
    readonly code: string,
  ) {
    super(`The bucket failed at ${operation}: ${[status, code].filter(Boolean).join(' ')}.`);
  }
}
