/** Location and credentials of an S3 bucket. */
export interface BucketSettings {
  /** Origin of the server, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** `path`: endpoint/bucket/key; `host`: bucket.endpoint/key. */
  readonly addressing: 'path' | 'host';
  /** Key prefix with a trailing slash. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}
