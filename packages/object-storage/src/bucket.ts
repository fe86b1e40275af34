import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BucketError } from './bucket-error';
import type { BucketSettings } from './bucket-settings';

const MAX_ATTEMPTS = 3;
/** Timeout of the response's start; an upload gets a second more per so many bytes. */
const RESPONSE_TIMEOUT_MS = 10_000;
const BYTES_PER_SECOND = 1024 * 1024;
/** Idle timeout of a response body, because its reader may be slow. */
const SOCKET_TIMEOUT_MS = 60_000;
const PAGE_SIZE = 1000;

/** An object to store. */
export interface NewObject {
  /** Opens a stream of its content. */
  readonly open: () => Readable;
  /** In bytes. */
  readonly size: number;
  /** SHA-256 in hex, which the server verifies. */
  readonly sha256: string;
  readonly type: string;
}

export interface FoundObject {
  readonly key: string;
  /** Milliseconds since it was stored. */
  readonly age: number;
}

export interface OpenedObject {
  readonly content: Readable;
  /** In bytes. */
  readonly size: number;
  readonly type: string;
  readonly etag: string | undefined;
  readonly changed: string | undefined;
  /** The header `Content-Range`; undefined: the whole object. */
  readonly range: string | undefined;
}

/** Counts operations; a missing object is no failure. */
export type Observer = (operation: Operation, outcome: 'ok' | 'failed') => void;

export type Operation = 'put' | 'get' | 'delete' | 'list';

type CallOptions = { readonly abortSignal: AbortSignal };
type Method<Input, Output> = (input: Input, options: CallOptions) => Promise<Output>;
type ObjectName = { Bucket: string; Key: string };

/** The used part of `S3` from @aws-sdk/client-s3, which the caller installs. */
export interface S3 {
  readonly config: { readonly systemClockOffset: number };
  putObject: Method<
    ObjectName & { Body: Buffer; ContentType: string; ChecksumSHA256: string },
    unknown
  >;
  getObject: Method<
    ObjectName & { Range: string | undefined },
    {
      Body?: unknown;
      ContentLength?: number;
      ContentType?: string;
      ContentRange?: string;
      ETag?: string;
      LastModified?: Date;
    }
  >;
  deleteObject: Method<ObjectName, unknown>;
  listObjectsV2: Method<
    { Bucket: string; Prefix: string; MaxKeys: number; ContinuationToken: string | undefined },
    { Contents?: { Key?: string; LastModified?: Date }[]; NextContinuationToken?: string }
  >;
  destroy(): void;
}

/**
 * Options for `new S3(…)`. No trailing checksums: some S3-compatible servers do not support them.
 */
export function s3Options(settings: BucketSettings) {
  const { endpoint, region, addressing, accessKeyId, secretAccessKey } = settings;
  return {
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: addressing === 'path',
    maxAttempts: MAX_ATTEMPTS,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: RESPONSE_TIMEOUT_MS, socketTimeout: SOCKET_TIMEOUT_MS },
  } as const;
}

/**
 * The objects under the key prefix of an S3-compatible bucket. Every call throws BucketError if the
 * server refuses it, fails three times or times out.
 */
export class S3Bucket {
  readonly #settings: BucketSettings;
  readonly #open: () => Promise<S3>;
  #s3: Promise<S3> | undefined;
  readonly #observe: Observer;

  /** @param open loads the SDK lazily (half a second, 25 MB) */
  constructor(
    settings: BucketSettings,
    open: () => Promise<S3>,
    observe: Observer = () => undefined,
  ) {
    this.#settings = settings;
    this.#open = open;
    this.#observe = observe;
  }

  /** Stores or replaces an object atomically. It is buffered in memory. */
  async put(key: string, { open, size, sha256, type }: NewObject): Promise<void> {
    const object = {
      ...this.#named(key),
      Body: await buffer(open()),
      ContentType: type,
      ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
    };
    const limitMs = RESPONSE_TIMEOUT_MS + (size / BYTES_PER_SECOND) * 1000;
    await this.#call('put', (s3, options) => s3.putObject(object, options), limitMs);
  }

  /**
   * Opens an object for one read.
   * @param range value of the header `Range`
   * @returns undefined if it does not exist
   */
  async get(key: string, range?: string): Promise<OpenedObject | undefined> {
    const object = { ...this.#named(key), Range: range };
    try {
      const found = await this.#call('get', (s3, options) => s3.getObject(object, options));
      return {
        content: found.Body as Readable,
        size: found.ContentLength ?? 0,
        type: found.ContentType ?? 'application/octet-stream',
        etag: found.ETag,
        changed: found.LastModified?.toUTCString(),
        range: found.ContentRange,
      };
    } catch (error) {
      const isMissing = error instanceof BucketError && error.status === 404;
      if (isMissing && error.code !== 'NoSuchBucket') return undefined;
      throw error;
    }
  }

  /** @returns milliseconds since it was stored; undefined if it does not exist */
  async ageOf(key: string): Promise<number | undefined> {
    const { Contents = [] } = await this.#page(key, 1);
    const found = Contents.find(({ Key }) => Key === this.#named(key).Key);
    return found && ageAt(await this.#serverTime(), found.LastModified);
  }

  /** Deletes an object, idempotently. */
  async delete(key: string): Promise<void> {
    const object = this.#named(key);
    await this.#call('delete', (s3, options) => s3.deleteObject(object, options));
  }

  /** Lists the objects, a thousand per page. */
  async *list(folder = ''): AsyncGenerator<FoundObject[]> {
    let token: string | undefined;
    do {
      const page = await this.#page(folder, PAGE_SIZE, token);
      const time = await this.#serverTime();
      yield (page.Contents ?? []).map(({ Key = '', LastModified }) => ({
        key: Key.slice(this.#settings.prefix.length),
        age: ageAt(time, LastModified),
      }));
      const next = page.NextContinuationToken;
      // The server repeats a page.
      if (next && next === token) throw new BucketError('list', 200, 'NoNextPage');
      token = next;
    } while (token);
  }

  /**
   * Lists one key, to check that the bucket exists and is accessible.
   * @param limitMs total timeout in milliseconds
   */
  async check(limitMs: number): Promise<void> {
    await this.#page('', 1, undefined, limitMs);
  }

  /** Closes the kept-alive connections. */
  close(): void {
    void this.#s3?.then((s3) => s3.destroy());
  }

  #named(key: string): ObjectName {
    return { Bucket: this.#settings.bucket, Key: this.#settings.prefix + key };
  }

  #page(prefix: string, size: number, token?: string, limitMs?: number) {
    const query = {
      Bucket: this.#settings.bucket,
      Prefix: this.#settings.prefix + prefix,
      MaxKeys: size,
      ContinuationToken: token,
    };
    return this.#call('list', (s3, options) => s3.listObjectsV2(query, options), limitMs);
  }

  #client(): Promise<S3> {
    this.#s3 ??= this.#open();
    return this.#s3;
  }

  /** The SDK corrects this machine's clock by the server's if they differ by minutes. */
  async #serverTime(): Promise<number> {
    return Date.now() + (await this.#client()).config.systemClockOffset;
  }

  async #call<Output>(
    operation: Operation,
    send: (s3: S3, options: CallOptions) => Promise<Output>,
    limitMs = RESPONSE_TIMEOUT_MS,
  ): Promise<Output> {
    const s3 = await this.#client();
    // AbortSignal.timeout would also abort a response that is being read.
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), limitMs);
    try {
      const output = await send(s3, { abortSignal: controller.signal });
      this.#observe(operation, 'ok');
      return output;
    } catch (error) {
      const failure = bucketError(operation, error, controller.signal.aborted);
      this.#observe(operation, failure.status === 404 ? 'ok' : 'failed');
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  }
}

function ageAt(time: number, stored: Date | undefined): number {
  if (!stored) throw new Error('The bucket did not send the time of an object.');
  return time - stored.getTime();
}

function bucketError(operation: Operation, error: unknown, isTimeout: boolean): BucketError {
  const { name, code, $metadata } = error as Error & {
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode;
  if (status !== undefined) return new BucketError(operation, status, name.slice(0, 60));
  return new BucketError(operation, undefined, isTimeout ? 'ETIMEDOUT' : (code ?? name));
}
