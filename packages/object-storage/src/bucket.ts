import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { BucketError } from './bucket-error';
import type { BucketSettings } from './bucket-settings';

/** SHA-256 of nothing, in hex. */
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 100;
/** Until the response begins. What is sent adds a second for each of these bytes. */
const ANSWER_MS = 5000;
const BYTES_PER_SECOND = 1024 * 1024;
/** A response that has begun may be silent for so long, since its reader may be slow. */
const SILENCE_MS = 60_000;
const MAX_TEXT_BYTES = 4 * 1024 * 1024;
const PAGE = 1000;

/** The class `AwsV4Signer` of aws4fetch; the caller brings it, this package has no dependencies. */
export type Signer = new (request: {
  method: string;
  url: string;
  headers: Record<string, string>;
  accessKeyId: string;
  secretAccessKey: string;
  service: string;
  region: string;
}) => { sign(): Promise<{ url: URL; headers: Headers }> };

/** What is to be stored. */
export interface NewObject {
  /** Its content from the beginning; called again for another attempt. */
  readonly open: () => Readable;
  /** In bytes. */
  readonly size: number;
  /** In hex; the server refuses other bytes. */
  readonly sha256: string;
  readonly type: string;
}

export interface FoundObject {
  readonly key: string;
  /** Milliseconds since it was stored, by the server's clock. */
  readonly age: number;
}

export interface OpenedObject {
  readonly content: Readable;
  /** In bytes. */
  readonly size: number;
  readonly type: string;
  readonly etag: string | undefined;
  readonly changed: string | undefined;
  /** Which part of it this is, as the header `Content-Range`; undefined: all of it. */
  readonly range: string | undefined;
}

/** How an operation ended: with what was asked for or its absence, or with an error. */
export type Observer = (operation: Operation, outcome: 'ok' | 'failed') => void;

export type Operation = 'put' | 'get' | 'head' | 'delete' | 'list';

interface Call {
  readonly operation: Operation;
  readonly key?: string;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string> | undefined;
  readonly object?: NewObject;
  /** Milliseconds for all attempts until the response begins. */
  readonly limitMs?: number;
}

const METHODS = { put: 'PUT', get: 'GET', head: 'HEAD', delete: 'DELETE', list: 'GET' } as const;

/**
 * The objects of a bucket of an S3-compatible server whose keys begin with the prefix of the settings.
 * Nothing that is stored is readable without the access key. Every call throws BucketError if the
 * server refuses it, fails three times or does not respond in time.
 */
export class Bucket {
  readonly #settings: BucketSettings;
  readonly #Signer: Signer;
  readonly #observe: Observer;
  readonly #agent: http.Agent;

  constructor(settings: BucketSettings, signer: Signer, observe: Observer = () => undefined) {
    const { Agent } = settings.endpoint.startsWith('https:') ? https : http;
    this.#settings = settings;
    this.#Signer = signer;
    this.#observe = observe;
    this.#agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: SILENCE_MS });
  }

  /** Stores an object whole or not at all, in place of an earlier one. */
  async put(key: string, object: NewObject): Promise<void> {
    const limitMs = ANSWER_MS * 2 + (object.size / BYTES_PER_SECOND) * 1000;
    const response = await this.#answered({ operation: 'put', key, object, limitMs });
    await textOf(response);
  }

  /**
   * Opens an object to be read once.
   * @param range a part of it, as the header `Range`
   * @returns undefined if there is none
   */
  async get(key: string, range?: string): Promise<OpenedObject | undefined> {
    const wanted = range === undefined ? undefined : { range };
    const content = await this.#found({ operation: 'get', key, headers: wanted });
    if (!content) return undefined;
    const { headers } = content;
    return {
      content,
      size: Number(headers['content-length'] ?? 0),
      type: headers['content-type'] ?? 'application/octet-stream',
      etag: headers.etag,
      changed: headers['last-modified'],
      range: headers['content-range'],
    };
  }

  /** @returns milliseconds since it was stored, by the server's clock; undefined if there is none */
  async ageOf(key: string): Promise<number | undefined> {
    const response = await this.#found({ operation: 'head', key });
    if (!response) return undefined;
    await textOf(response);
    return timeOf(response.headers.date) - timeOf(response.headers['last-modified']);
  }

  /** Deletes an object; one that does not exist is ignored. */
  async delete(key: string): Promise<void> {
    const response = await this.#found({ operation: 'delete', key });
    if (response) await textOf(response);
  }

  /** The objects in groups of a thousand. */
  async *list(folder = ''): AsyncGenerator<FoundObject[]> {
    const { prefix } = this.#settings;
    for (let from = ''; ;) {
      const query = {
        'list-type': '2',
        'max-keys': String(PAGE),
        prefix: prefix + folder,
        ...(from && { 'continuation-token': from }),
      };
      const response = await this.#answered({ operation: 'list', query });
      const text = await textOf(response);
      const now = timeOf(response.headers.date);
      yield [...text.matchAll(/<Contents>[\s\S]*?<\/Contents>/g)].map(([entry]) => ({
        key: element(entry, 'Key').slice(prefix.length),
        age: now - timeOf(element(entry, 'LastModified')),
      }));
      if (element(text, 'IsTruncated') !== 'true') return;
      const next = element(text, 'NextContinuationToken');
      // It would be the first page again, without end.
      if (!next || next === from) throw new BucketError('list', response.statusCode, 'NoNextPage');
      from = next;
    }
  }

  /**
   * Asks for one key, to know that the bucket is there and may be used.
   * @param limitMs milliseconds in all
   */
  async check(limitMs: number): Promise<void> {
    const query = { 'list-type': '2', 'max-keys': '1', prefix: this.#settings.prefix };
    await textOf(await this.#answered({ operation: 'list', query, limitMs }));
  }

  /** Ends the connections that are kept open. */
  close(): void {
    this.#agent.destroy();
  }

  /** @returns undefined for 404, unless it is the bucket that does not exist */
  async #found(call: Call): Promise<IncomingMessage | undefined> {
    try {
      return await this.#answered(call);
    } catch (error) {
      const isMissing = error instanceof BucketError && error.status === 404;
      if (isMissing && error.code !== 'NoSuchBucket') return undefined;
      throw error;
    }
  }

  async #answered(call: Call): Promise<IncomingMessage> {
    const { operation, limitMs = ANSWER_MS * 2 } = call;
    const until = performance.now() + limitMs;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await this.#once(call, until - performance.now());
        this.#observe(operation, 'ok');
        return response;
      } catch (error) {
        const failure = error as BucketError;
        const waitMs = FIRST_PAUSE_MS * 4 ** (attempt - 1) * (0.5 + Math.random());
        const isLast = attempt === ATTEMPTS || performance.now() + waitMs >= until;
        if (!isLast && isPassing(failure)) {
          await pause(waitMs);
          continue;
        }
        this.#observe(operation, failure.status === 404 ? 'ok' : 'failed');
        throw failure;
      }
    }
  }

  /** @throws BucketError for any status but 2xx */
  async #once(call: Call, limitMs: number): Promise<IncomingMessage> {
    const { operation } = call;
    let response: IncomingMessage;
    try {
      response = await this.#send(call, limitMs);
    } catch (error) {
      const { code, name } = error as NodeJS.ErrnoException;
      throw new BucketError(operation, undefined, code ?? name);
    }
    const { statusCode = 0 } = response;
    if (statusCode >= 200 && statusCode < 300) return response;
    const text = await textOf(response).catch(() => '');
    throw new BucketError(operation, statusCode, element(text, 'Code').slice(0, 60));
  }

  async #send(call: Call, limitMs: number): Promise<IncomingMessage> {
    const { operation, object } = call;
    const { accessKeyId, secretAccessKey, region } = this.#settings;
    const method = METHODS[operation];
    const { url, headers } = await new this.#Signer({
      method,
      url: this.#urlOf(call),
      headers: {
        'x-amz-content-sha256': object?.sha256 ?? EMPTY_SHA256,
        ...call.headers,
        ...(object && { 'content-type': object.type }),
      },
      accessKeyId,
      secretAccessKey,
      service: 's3',
      region,
    }).sign();
    const { request } = url.protocol === 'https:' ? https : http;
    return new Promise((resolve, reject) => {
      const sent = request(url, {
        method,
        agent: this.#agent,
        headers: {
          ...Object.fromEntries(headers),
          ...(object && { 'content-length': object.size }),
        },
      });
      const timer = setTimeout(() => sent.destroy(timedOut()), Math.max(1, limitMs));
      sent.once('timeout', () => sent.destroy(timedOut()));
      sent.once('error', reject);
      sent.once('close', () => clearTimeout(timer));
      sent.once('response', (response) => {
        clearTimeout(timer);
        resolve(response);
      });
      if (!object) return void sent.end();
      const content = object.open();
      content.once('error', (error) => sent.destroy(error));
      sent.once('close', () => content.destroy());
      content.pipe(sent);
    });
  }

  #urlOf({ key, query = {} }: Call): string {
    const { endpoint, addressing, bucket, prefix } = this.#settings;
    const url = new URL(endpoint);
    if (addressing === 'host') url.hostname = `${bucket}.${url.hostname}`;
    const path = key === undefined ? [] : [prefix + key];
    url.pathname = [...(addressing === 'path' ? [bucket] : []), ...path].join('/');
    url.search = new URLSearchParams(query).toString();
    return url.href;
  }
}

/** What another attempt may mend. */
function isPassing({ status, code }: BucketError): boolean {
  return status === undefined ? code !== 'ENOENT' : status >= 500 || status === 429;
}

function timedOut(): Error {
  return Object.assign(new Error('timed out'), { code: 'ETIMEDOUT' });
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    if (bytes > MAX_TEXT_BYTES) throw new Error('The response of the bucket is too long.');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** The text of the first element of a name. */
function element(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return text.replace(/&(\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole);
}

function timeOf(date: string | undefined): number {
  const time = Date.parse(date ?? '');
  if (Number.isNaN(time)) throw new Error('The bucket did not say when.');
  return time;
}
