import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync };

/** A random IP address of the carrier-grade NAT range. */
export function newAddress() {
  return `100.${randomInt(64, 128)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** A visitor's browser: client IP and cookies. */
export class Browser {
  #cookies = new Map();

  /**
   * @param {{ url: string, origin: string, patienceMs: number, tls?: { ca: Buffer, servername: string } }} site
   *   `patienceMs`: how long its visitors wait; `tls`: its certificate and name, at an https URL
   */
  constructor({ url, origin, patienceMs, tls }) {
    this.url = url;
    this.origin = origin;
    this.patienceMs = patienceMs;
    this.tls = tls;
    this.address = newAddress();
  }

  /**
   * Requests a page or a file. Retries as browsers do when the connection breaks before a response, and
   * as visitors do when a response is cut off.
   * @returns {Promise<{ status: number, text: string, headers: Headers, again: '' | 'by the browser' | 'by the visitor' }>}
   * @throws Error where there is no whole response in time
   */
  async get(path, { timeoutMs = this.patienceMs } = {}) {
    const ends = AbortSignal.timeout(timeoutMs);
    try {
      return { ...(await this.#send(path, {}, ends)), again: '' };
    } catch (error) {
      if (ends.aborted || !isBroken(error)) throw error;
      const again = error.isBeforeResponse ? 'by the browser' : 'by the visitor';
      return { ...(await this.#send(path, {}, ends)), again };
    }
  }

  async post(path, body, { headers = {}, timeoutMs = this.patienceMs } = {}) {
    const isForm = body instanceof FormData;
    return this.#send(
      path,
      {
        method: 'POST',
        body: isForm ? body : JSON.stringify(body),
        headers: {
          Origin: this.origin,
          ...(!isForm && { 'Content-Type': 'application/json' }),
          ...headers,
        },
      },
      AbortSignal.timeout(timeoutMs),
    );
  }

  get cookies() {
    return Object.fromEntries(this.#cookies);
  }

  /** Opens a connection for each request: visitors do not share connections. */
  async #send(path, { method = 'GET', headers = {}, body }, signal) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const content = body && new Response(body);
    const request = (this.tls ? https : http).request(this.url + path, {
      ...this.tls,
      method,
      signal,
      agent: false,
      headers: {
        ...(this.tls && { Host: this.tls.servername }),
        Accept: 'text/html,*/*',
        'Accept-Encoding': 'gzip, deflate, br',
        'X-Forwarded-For': this.address,
        ...(cookie && { Cookie: cookie }),
        ...(content && { 'Content-Type': content.headers.get('content-type') }),
        ...headers,
      },
    });
    request.end(content && Buffer.from(await content.arrayBuffer()));
    const [response] = await once(request, 'response').catch((error) => {
      throw Object.assign(error, { isBeforeResponse: true });
    });
    // Later errors appear in the response.
    request.on('error', () => {});
    const chunks = [];
    for await (const chunk of response) chunks.push(chunk);
    const sent = new Headers();
    for (const [name, value] of Object.entries(response.headers)) sent.set(name, String(value));
    for (const line of response.headers['set-cookie'] ?? []) {
      const [name, value = ''] = line.split(';')[0].split('=');
      this.#cookies.set(name.trim(), value.trim());
    }
    const decode = DECODERS[response.headers['content-encoding']] ?? ((bytes) => bytes);
    const text = String(decode(Buffer.concat(chunks)));
    return { status: response.statusCode, text, headers: sent };
  }
}

function isBroken(error) {
  return ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(error?.code);
}

/** Short description of an error without any data that was sent. */
export function describeError(error) {
  return [error?.name, error?.code, error?.message].filter(Boolean).join(' ').slice(0, 120);
}
