import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { STORED_AT_HEADER } from './stored-at-header';

const MAX_BYTES = 96 * 1024 * 1024;
const MAX_PAGE_BYTES = 4 * 1024 * 1024;
/** Pages that may be compressed at a time. */
const MAX_AT_WORK = 4;

type Encoding = 'br' | 'gzip' | 'identity';
type Bodies = Readonly<Record<Encoding, Buffer>>;

interface StoredPage {
  readonly status: number;
  /** Names and values in turn, but for those of the body. */
  readonly headers: readonly string[];
  readonly type: string;
  /** Weak, as all variants have it. */
  readonly etag: string;
  readonly bodies: Bodies;
  /** Milliseconds since 1970. */
  readonly until: number;
}

type Head = Omit<StoredPage, 'bodies'> & { readonly isCompressed: boolean };

/** What belongs to one response alone, or to its body, or is completed. */
const OWN_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'server-timing',
  'etag',
  'transfer-encoding',
  'vary',
  'x-request-id',
]);

const STORABLE = new Set([200, 404]);

/**
 * Finished responses of pages and files from Next's cache, each with its compressed variants, so
 * that Next neither routes, hashes nor compresses them again (docs/decisions/0024-time-budgets.md).
 * They are dropped at every change of content, and each of them when its time in Next's cache ends.
 */
export class StoredPages {
  readonly #pages = new Map<string, StoredPage>();
  readonly #atWork = new Set<string>();
  #bytes = 0;
  #changes = 0;

  constructor(private readonly maxBytes = MAX_BYTES) {}

  /** Drops everything, because content changed: what is on its way is not stored either. */
  clear(): void {
    this.#changes += 1;
    this.#pages.clear();
    this.#bytes = 0;
  }

  /** Sends what is stored under a key. False without anything. */
  send(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const page = this.#pages.get(key);
    if (!page) return false;
    if (page.until <= Date.now()) {
      this.#drop(key);
      return false;
    }
    // The first key of the map is the one that was asked for longest ago.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    if (page.status === 200 && hasSame(page.etag, request.headers)) {
      response.writeHead(304, [...page.headers]).end();
      return true;
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    const body = page.bodies[encoding];
    const headers = [...page.headers, 'Content-Type', page.type];
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    headers.push('Content-Length', String(body.byteLength));
    response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  /**
   * Stores a response under a key if it turns out to be from Next's cache. To be called before any
   * handler, after whatever corrects the headers.
   */
  watch(key: string, request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' || this.#atWork.has(key)) return;
    const changes = this.#changes;
    const chunks: Buffer[] = [];
    let bytes = 0;
    let head: Head | undefined;
    const [writeHead, write, end] = [response.writeHead, response.write, response.end].map(
      (method) => method.bind(response) as (...parts: unknown[]) => unknown,
    ) as [Method, Method, Method];
    const take = (chunk: unknown, encoding: unknown): void => {
      if (!head || chunk === undefined || chunk === null || typeof chunk === 'function') return;
      const part =
        typeof chunk === 'string'
          ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
          : Buffer.from(chunk as Uint8Array);
      bytes += part.byteLength;
      if (bytes > MAX_PAGE_BYTES) head = undefined;
      else chunks.push(part);
    };
    Object.assign(response, {
      writeHead: (...parts: unknown[]) => {
        const until = endOfLifetime(response);
        const result = writeHead(...parts);
        if (until !== undefined) head = headOf(response, until);
        return result;
      },
      // The first part makes Node.js write the head.
      write: (...parts: unknown[]) => {
        const result = write(...parts);
        take(parts[0], parts[1]);
        return result;
      },
      end: (...parts: unknown[]) => {
        const result = end(...parts);
        take(parts[0], parts[1]);
        if (head && this.#atWork.size < MAX_AT_WORK) {
          void this.#store(key, head, Buffer.concat(chunks), changes);
        }
        return result;
      },
    });
  }

  async #store(key: string, head: Head, sent: Buffer, changes: number): Promise<void> {
    this.#atWork.add(key);
    try {
      const bodies = await variants(sent, head.isCompressed);
      if (changes !== this.#changes) return;
      this.#drop(key);
      this.#pages.set(key, { ...head, bodies });
      this.#bytes += bytesOf(bodies);
      while (this.#bytes > this.maxBytes) {
        const [oldest] = this.#pages.keys();
        if (oldest === undefined) break;
        this.#drop(oldest);
      }
    } catch {
      // A response that was cut off is no whole stream: Next sends the page the next time too.
    } finally {
      this.#atWork.delete(key);
    }
  }

  #drop(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= bytesOf(page.bodies);
  }
}

type Method = (...parts: unknown[]) => unknown;

/** Next's bundles, where content is read and changes, have modules of their own in this process. */
const globals = globalThis as typeof globalThis & { portsStoredPages?: StoredPages };

/** The stored pages of this process. */
export const storedPages = (): StoredPages => (globals.portsStoredPages ??= new StoredPages());

/**
 * Until when a response may be stored, in milliseconds since 1970; undefined for one that is not
 * from Next's cache. Read before the headers are corrected: Not Found is never cached elsewhere.
 */
function endOfLifetime(response: ServerResponse): number | undefined {
  const since = Number(response.getHeader(STORED_AT_HEADER));
  const lifetime = /\bs-maxage=(\d+)/.exec(String(response.getHeader('Cache-Control')))?.[1];
  if (!since || lifetime === undefined) return undefined;
  // Route handlers have no such header; they set the time themselves.
  const state = response.getHeader('x-nextjs-cache') ?? 'HIT';
  return state === 'HIT' ? since + Number(lifetime) * 1000 : undefined;
}

/** The head as it was sent; undefined for one that is not the same for every visitor. */
function headOf(response: ServerResponse, until: number): Head | undefined {
  const sent = response.getHeaders();
  const policy = String(sent['content-security-policy'] ?? '');
  const encoding = sent['content-encoding'];
  const isOwn = sent['set-cookie'] !== undefined || policy.includes("'nonce-");
  const etag = sent.etag;
  if (isOwn || typeof etag !== 'string' || !STORABLE.has(response.statusCode)) return undefined;
  if (encoding !== undefined && encoding !== 'gzip') return undefined;
  const vary = [sent.vary ?? []].flat().join(', ');
  const weakEtag = etag.startsWith('W/') ? etag : `W/${etag}`;
  const shared = Object.entries(sent).filter(([name]) => !OWN_HEADERS.has(name));
  return {
    status: response.statusCode,
    headers: [
      ...shared.flatMap(([name, value]) => pairsOf(name, value)),
      ...['ETag', weakEtag],
      'Vary',
      /\baccept-encoding\b/i.test(vary)
        ? vary
        : [vary, 'Accept-Encoding'].filter(Boolean).join(', '),
    ],
    etag: weakEtag,
    type: String(sent['content-type']),
    until,
    isCompressed: encoding === 'gzip',
  };
}

function pairsOf(name: string, value: OutgoingHttpHeader | undefined): string[] {
  return [value ?? []].flat().flatMap((one) => [name, String(one)]);
}

async function variants(sent: Buffer, isCompressed: boolean): Promise<Bodies> {
  const identity = isCompressed ? await promisify(gunzip)(sent) : sent;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      },
    }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return { identity, br, gzip: gz };
}

function bytesOf(bodies: Bodies): number {
  return bodies.identity.byteLength + bodies.br.byteLength + bodies.gzip.byteLength;
}

const ACCEPTED = /(?:^|,)\s*(br|gzip)\s*(?:;\s*q=([\d.]+))?\s*(?=,|$)/gi;

/** The best encoding that a client accepts. */
function encodingFor(accepted: string | string[] | undefined): Encoding {
  let best: Encoding = 'identity';
  for (const [, name = '', weight] of String(accepted ?? '').matchAll(ACCEPTED)) {
    if (weight !== undefined && Number(weight) === 0) continue;
    if (name.toLowerCase() === 'br') return 'br';
    best = 'gzip';
  }
  return best;
}

/** Whether the client has the page already (RFC 9110, section 13.1.2), unless it reloads. */
function hasSame(etag: string, headers: IncomingMessage['headers']): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || /\bno-cache\b/i.test(headers['cache-control'] ?? '')) return false;
  if (known.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.split(',').some((tag) => opaque(tag) === opaque(etag));
}
