import { oneOf, pattern, text } from './kinds';
import { setting, type Refuse } from './setting';

/** Rows of an S3 bucket. */
export function bucketRows(prefix: string, files: string) {
  return {
    s3Endpoint: setting(
      'S3_ENDPOINT',
      {
        rule: 'an origin such as https://s3.example.org, with http:// only on this machine or its network',
        accepts: 'https origin, or http inside the network',
        empty: '',
        parse: parseEndpoint,
      },
      {
        meaning: `S3-compatible server for ${files} ([how](operations.md#files-in-a-bucket)); without it they are in the data folder.`,
      },
    ),
    s3Region: pattern('S3_REGION', 'the name of a region', /^[a-z0-9-]{1,40}$/, {
      meaning:
        'Region of the bucket. This setting and the next three are required with `S3_ENDPOINT`.',
    }),
    s3Bucket: pattern('S3_BUCKET', 'the name of a bucket', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
      meaning: 'Name of the bucket.',
    }),
    s3AccessKeyId: text('S3_ACCESS_KEY_ID', {
      meaning: 'Access key that may list, get, put and delete.',
    }),
    s3SecretAccessKey: text('S3_SECRET_ACCESS_KEY', { meaning: 'Its secret.' }),
    s3Prefix: pattern(
      'S3_PREFIX',
      'folders of letters, digits, "-" and "_" with a slash at the end',
      /^(?:[A-Za-z0-9_-]{1,40}\/){1,4}$/,
      {
        default: prefix,
        accepts: '`folder/`',
        meaning: 'Prefix of all keys.',
      },
    ),
    s3Addressing: oneOf('S3_ADDRESSING', ['path', 'host'], {
      default: 'path',
      meaning: '`host`: the bucket is a part of the host name.',
    }),
  };
}

function parseEndpoint(given: string): string | undefined {
  const endpoint = given.replace(/\/$/, '');
  const address = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.origin !== endpoint) {
    return undefined;
  }
  return address.protocol === 'https:' || isInside(address.hostname) ? endpoint : undefined;
}

/** Loopback, or a name without a domain, as in a container network. */
function isInside(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|[a-z0-9-]+)$/i.test(host);
}

interface BucketValues {
  readonly s3Endpoint: string;
  readonly s3Region: string;
  readonly s3Bucket: string;
  readonly s3AccessKeyId: string;
  readonly s3SecretAccessKey: string;
  readonly s3Prefix: string;
  readonly s3Addressing: 'path' | 'host';
}

/** Refuses settings of a bucket that are incomplete. */
export function checkBucket(values: BucketValues, refuse: Refuse): void {
  const required = {
    S3_BUCKET: values.s3Bucket,
    S3_REGION: values.s3Region,
    S3_ACCESS_KEY_ID: values.s3AccessKeyId,
    S3_SECRET_ACCESS_KEY: values.s3SecretAccessKey,
  };
  for (const [name, value] of Object.entries(required)) {
    if (values.s3Endpoint && !value) refuse(name, 'must be set when S3_ENDPOINT is');
    if (!values.s3Endpoint && value) {
      refuse('S3_ENDPOINT', `must be set when ${name} is: files would be on the disk otherwise`);
    }
  }
}

/** Undefined without S3_ENDPOINT: files are on disk. */
export function toBucket(values: BucketValues) {
  if (!values.s3Endpoint) return undefined;
  return {
    endpoint: values.s3Endpoint,
    region: values.s3Region,
    bucket: values.s3Bucket,
    addressing: values.s3Addressing,
    prefix: values.s3Prefix,
    accessKeyId: values.s3AccessKeyId,
    secretAccessKey: values.s3SecretAccessKey,
  };
}
