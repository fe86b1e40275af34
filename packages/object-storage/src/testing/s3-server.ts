import { createHash } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

const ACCESS_KEY = 'TESTACCESSKEY';
const REGION = 'me-central-1';

interface StoredObject {
  readonly content: Buffer;
  readonly type: string;
  /** Milliseconds since 1970. */
  stored: number;
}

/**
 * A fake S3 server for tests with the operations of `S3Bucket`: PutObject, GetObject, DeleteObject
 * and ListObjectsV2 of one bucket, in path style. It verifies access key, region and checksums.
 * Objects are in memory.
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
      S3_SECRET_ACCESS_KEY: 'test-secret-of-the-bucket',
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
    const fault = requestError(request, content);
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
    if (!found) return refuse(response, 404, 'NoSuchKey');
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
    return void response.end(part);
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
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

function createEtag(content: Buffer): string {
  return `"${createHash('md5').update(content).digest('hex')}"`;
}

/** The S3 error code of an invalid request; undefined if valid. Signing is the SDK's own matter. */
function requestError({ headers }: IncomingMessage, content: Buffer): string | undefined {
  const [, key, region] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=.+, ?Signature=[0-9a-f]{64}$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (!key) return 'AccessDenied';
  if (key !== ACCESS_KEY) return 'InvalidAccessKeyId';
  if (region !== REGION) return 'AuthorizationHeaderMalformed';
  const checksum = headers['x-amz-checksum-sha256'];
  const digest = createHash('sha256').update(content).digest('base64');
  return checksum === undefined || checksum === digest ? undefined : 'BadDigest';
}
