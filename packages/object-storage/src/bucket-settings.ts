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

const REQUIRED = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]{1,40}$/;
const PREFIX = /^(?:[A-Za-z0-9_-]{1,40}\/){1,4}$/;

/**
 * Reads S3_ENDPOINT and the other settings of a bucket.
 * @param value a trimmed setting; empty or undefined: not set
 * @param prefix default of S3_PREFIX
 * @param refuse receives a message for each invalid or missing setting
 * @returns undefined without S3_ENDPOINT: files are on disk
 */
export function bucketSettings(
  value: (name: string) => string | undefined,
  prefix: string,
  refuse: (message: string) => void,
): BucketSettings | undefined {
  const text = (name: string, fallback = ''): string => value(name) || fallback;
  const endpoint = text('S3_ENDPOINT').replace(/\/$/, '');
  if (!endpoint) {
    for (const name of REQUIRED.filter((required) => text(required))) {
      refuse(`S3_ENDPOINT must be set when ${name} is: files would be on the disk otherwise.`);
    }
    return undefined;
  }
  const address = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.origin !== endpoint) {
    refuse('S3_ENDPOINT must be an origin such as https://s3.example.org, without a path.');
  } else if (address.protocol === 'http:' && !isInside(address.hostname)) {
    refuse('S3_ENDPOINT must begin with https:// when the server is on another machine.');
  }
  for (const name of REQUIRED.filter((required) => !text(required))) {
    refuse(`${name} must be set when S3_ENDPOINT is.`);
  }
  const bucket = text('S3_BUCKET');
  if (bucket && !BUCKET.test(bucket))
    refuse(`S3_BUCKET must be the name of a bucket, not "${bucket}".`);
  const region = text('S3_REGION');
  if (region && !REGION.test(region))
    refuse(`S3_REGION must be the name of a region, not "${region}".`);
  const addressing = text('S3_ADDRESSING', 'path');
  if (addressing !== 'path' && addressing !== 'host') {
    refuse(`S3_ADDRESSING must be path or host, not "${addressing}".`);
  }
  const keyPrefix = text('S3_PREFIX', prefix);
  if (!PREFIX.test(keyPrefix)) {
    refuse(
      `S3_PREFIX must be folders of letters, digits, "-" and "_" with a slash at the end, not "${keyPrefix}".`,
    );
  }
  return {
    endpoint,
    region,
    bucket,
    addressing: addressing === 'host' ? 'host' : 'path',
    prefix: keyPrefix,
    accessKeyId: text('S3_ACCESS_KEY_ID'),
    secretAccessKey: text('S3_SECRET_ACCESS_KEY'),
  };
}

/** Loopback, or a name without a domain, as in a container network. */
function isInside(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|[a-z0-9-]+)$/i.test(host);
}
