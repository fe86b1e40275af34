/** A bucket refused an operation or timed out. The message contains no key or secret. */
export class BucketError extends Error {
  override name = 'BucketError';

  /**
   * @param status of the response; undefined: none
   * @param code error code of the server, such as AccessDenied or NoSuchBucket, or of Node's
   *   network stack
   */
  constructor(
    readonly operation: string,
    readonly status: number | undefined,
    readonly code: string,
  ) {
    super(`The bucket failed at ${operation}: ${[status, code].filter(Boolean).join(' ')}.`);
  }
}
