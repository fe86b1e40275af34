import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

const ACCESS_KEY = 'TESTACCESSKEY';
const SECRET = 'test-secret-of-the-bucket';
const REGION = 'me-central-1';
const CLOCK_TOLERANCE_MS = 15 * 60 * 1000;

interface StoredObject {
  readonly content: Buffer;
  readonly type: string;
  /** Milliseconds since 1970. */
  stored: number;
}

/**
 * A fake S3 server for tests with the operations of `S3Bucket`: PutObject, GetObject, HeadObject,
 * DeleteObject and ListObjectsV2 of one bucket, in path style. It verifies Signature Version 4, the
 * age of requests and content hashes. Objects are in memory.
 */
export class S3Server {
  readonly objects = new Map<string, StoredObject>();
  /** Method, key and headers of every accepted request. */
  readonly requests: { method: string; key: string; headers: http.IncomingHttpHeaders }[] = [];
  readonly bucket = 'ports-files';
  #port = 0;
  #server: http.Server | undefined;
  readonly #sockets = new Set<Socket>();
  readonly #waiting: (() => void)[] = [];
  #isHanging = false;
  #failures: number[] = [];

  get endpoint(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Settings of a service that uses this server. */
  get settings(): Record<string, string> {
    return {
      S3_ENDPOINT: this.endpoint,
      S3_REGION: REGION,
      S3_BUCKET: this.bucket,
      S3_ACCESS_KEY_ID: ACCESS_KEY,
      S3_SECRET_ACCESS_KEY: SECRET,
    };
  }

  /** Starts it; a restart uses the same port. */
  async start(): Promise<void> {
    const server = http.createServer((request, response) => {
      void this.#receive(request, response);
    });
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
  }

  /** Stops it; its objects survive a restart. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Holds responses back until `goOn`. */
  hang(): void {
    this.#isHanging = true;
  }

  goOn(): void {
    this.#isHanging = false;
    for (const resume of this.#waiting.splice(0)) resume();
  }

  /** Number of held requests. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Statuses of the next responses. */
  failNext(...statuses: number[]): void {
    this.#failures.push(...statuses);
  }

  /** Ages all objects. */
  makeOlder(milliseconds: number): void {
    for (const object of this.objects.values()) object.stored -= milliseconds;
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // The sender was killed: nothing is stored.
      return;
    }
    if (this.#isHanging) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const failure = this.#failures.shift();
    if (failure !== undefined) return void refuse(response, failure, 'InternalError');
    const content = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', this.endpoint);
    const fault = requestError(request, url, content);
    if (fault) return void refuse(response, fault === 'BadDigest' ? 400 : 403, fault);
    const [, bucket, ...rest] = url.pathname.split('/');
    if (bucket !== this.bucket) return void refuse(response, 404, 'NoSuchBucket');
    const key = rest.map(decodeURIComponent).join('/');
    const { method = '', headers } = request;
    this.requests.push({ method, key, headers });
    return this.#respond(method, key, url, headers, content, response);
  }

  #respond(
    method: string,
    key: string,
    url: URL,
    headers: http.IncomingHttpHeaders,
    content: Buffer,
    response: ServerResponse,
  ): void {
    if (method === 'GET' && key === '') return this.#list(url, response);
    if (method === 'PUT') {
      const type = headers['content-type'] ?? 'binary/octet-stream';
      this.objects.set(key, { content, type, stored: Date.now() });
      return void response.writeHead(200, { etag: createEtag(content) }).end();
    }
    if (method === 'DELETE') {
      this.objects.delete(key);
      return void response.writeHead(204).end();
    }
    const found = this.objects.get(key);
    if (!found) return refuse(response, 404, method === 'HEAD' ? '' : 'NoSuchKey');
    const { length } = found.content;
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(String(headers.range)) ?? [];
    if (Number(from) >= length) return refuse(response, 416, 'InvalidRange');
    const end = Math.min(Number(to || length), length - 1);
    const part = from ? found.content.subarray(Number(from), end + 1) : found.content;
    response.writeHead(from ? 206 : 200, {
      'content-type': found.type,
      'content-length': part.length,
      ...(from && { 'content-range': `bytes ${from}-${end}/${length}` }),
      'last-modified': new Date(found.stored).toUTCString(),
      etag: createEtag(found.content),
    });
    return void response.end(method === 'HEAD' ? undefined : part);
  }

  #list(url: URL, response: ServerResponse): void {
    const prefix = url.searchParams.get('prefix') ?? '';
    const most = Number(url.searchParams.get('max-keys') ?? 1000);
    const token = url.searchParams.get('continuation-token') ?? '';
    const after = Buffer.from(token, 'base64').toString();
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after);
    const page = keys.sort().slice(0, most);
    const isCut = keys.length > most;
    const contents = page.map((key) => {
      const modified = new Date(this.objects.get(key)?.stored ?? 0).toISOString();
      const name = key.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return `<Contents><Key>${name}</Key><LastModified>${modified}</LastModified></Contents>`;
    });
    const nextToken = Buffer.from(page.at(-1) ?? '').toString('base64');
    const next = isCut ? `<NextContinuationToken>${nextToken}</NextContinuationToken>` : '';
    const xml = `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
    response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(code && `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

function createEtag(content: Buffer): string {
  return `"${createHash('md5').update(content).digest('hex')}"`;
}

/** The S3 error code of an invalid request; undefined if valid. */
function requestError(request: IncomingMessage, url: URL, content: Buffer): string | undefined {
  const { headers, method = '' } = request;
  const [, key, day, region, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (!day || !names || !signature) return 'AccessDenied';
  if (key !== ACCESS_KEY) return 'InvalidAccessKeyId';
  if (region !== REGION) return 'AuthorizationHeaderMalformed';
  const stamp = String(headers['x-amz-date']);
  const time = Date.parse(
    stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (!(Math.abs(Date.now() - time) < CLOCK_TOLERANCE_MS) || !stamp.startsWith(day)) {
    return 'RequestTimeTooSkewed';
  }
  const hash = String(headers['x-amz-content-sha256']);
  const signed = names.split(';');
  for (const name of ['host', 'x-amz-date', 'x-amz-content-sha256']) {
    if (!signed.includes(name)) return 'AccessDenied';
  }
  const canonical = [
    method,
    url.pathname.split('/').map(decodeURIComponent).map(escaped).join('/'),
    [...url.searchParams]
      .map(([name, value]) => [escaped(name), escaped(value)])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
      .map((pair) => pair.join('='))
      .join('&'),
    ...signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    names,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n');
  const signing = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${SECRET}`),
  );
  const expected = hmac(signing, text);
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return 'SignatureDoesNotMatch';
  if (sha256(content) !== hash) return 'XAmzContentSHA256Mismatch';
  const checksum = headers['x-amz-checksum-sha256'];
  const digest = createHash('sha256').update(content).digest('base64');
  return checksum === undefined || checksum === digest ? undefined : 'BadDigest';
}

/** Percent-encoding of RFC 3986: all but letters, digits, "-", ".", "_" and "~". */
function escaped(text: string): string {
  const more = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(/[!'()*]/g, more);
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
