import type { BucketError } from './bucket-error';
import type { BucketSettings } from './bucket-settings';

/** Names the setting to correct, for the message of a failed start. */
export function explain(error: BucketError, settings: BucketSettings): string {
  const { endpoint, bucket, region } = settings;
  const word = error.code && ` (${error.code})`;
  if (error.status === undefined) return `S3_ENDPOINT: ${endpoint} does not answer${word}.`;
  if (error.code === 'NoSuchBucket') {
    return `S3_BUCKET must be an existing bucket: ${endpoint} has none of the name "${bucket}".`;
  }
  if (error.code === 'AuthorizationHeaderMalformed' || error.status === 301) {
    return `S3_REGION must be the region of the bucket, not "${region}"${word}.`;
  }
  if (error.status === 401 || error.status === 403) {
    return `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be a key that may list, read, write and delete in the bucket "${bucket}"${word}.`;
  }
  return `The bucket "${bucket}" at ${endpoint} failed: ${error.status}${word}.`;
}
