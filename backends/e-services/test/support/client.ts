import { randomUUID } from 'node:crypto';

export { samplePdf as pdf } from '@ports-authority/submissions/dist/testing/sample-pdf.js';

/** Header of a sample PDF. */
export function markIn(file: Buffer): string {
  return /^% (\S*)/m.exec(file.toString('latin1'))?.[1] ?? '';
}

/** A response of the service with its parsed JSON. */
export interface ServiceResponse {
  status: number;
  text: string;
  // Tests look into responses of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** An open challenge and its answer (CAPTCHA_TEST_ANSWERS). */
export interface Solved {
  id: string;
  cookie: string;
  answer: string;
}

/** Options of a request. */
interface Sent {
  cookie?: string;
  key?: string;
  /** Further headers. */
  more?: Record<string, string>;
}

/** Client of the service under test. */
export class Client {
  readonly #base: string;
  readonly #headers: Record<string, string>;

  /** @param headers of every request */
  constructor(base: string, headers: Record<string, string> = {}) {
    this.#base = base;
    this.#headers = headers;
  }

  /** The same client with further headers. */
  with(headers: Record<string, string>): Client {
    return new Client(this.#base, { ...this.#headers, ...headers });
  }

  async get(
    path: string,
    query: Record<string, string> = {},
    cookie = '',
    more: Record<string, string> = {},
  ): Promise<ServiceResponse> {
    const search = new URLSearchParams(query).toString();
    return read(await this.raw(`${path}?${search}`, { headers: { cookie, ...more } }));
  }

  async raw(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...this.#headers, ...(init.headers as Record<string, string>) };
    const response = await fetch(`${this.#base}${path}`, { ...init, headers });
    // An unread body keeps its connection open, and a stopping service waits for it.
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  }

  async post(
    path: string,
    body: FormData | object | string,
    { cookie = '', key, more = {} }: Sent = {},
  ): Promise<ServiceResponse> {
    const headers: Record<string, string> = { cookie, ...more };
    if (key) headers['idempotency-key'] = key;
    if (!(body instanceof FormData)) headers['content-type'] = 'application/json';
    const sent = body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body);
    return read(await this.raw(path, { method: 'POST', headers, body: sent }));
  }

  async patch(path: string, body: object): Promise<ServiceResponse> {
    const headers = { 'content-type': 'application/json' };
    return read(await this.raw(path, { method: 'PATCH', headers, body: JSON.stringify(body) }));
  }

  /** Opens a challenge, in the session of a cookie, if any. */
  async captcha(cookie = ''): Promise<Solved> {
    const response = await this.raw('/captcha', { headers: { cookie } });
    await response.arrayBuffer();
    const kept = requestCookies(response);
    const id = response.headers.get('x-captcha-challenge') ?? '';
    const open = await this.answers(kept);
    return {
      id,
      cookie: kept,
      answer: open.find((challenge) => challenge.id === id)?.answer ?? '',
    };
  }

  /** The open challenges of a cookie. */
  async answers(cookie: string): Promise<{ id: string; answer: string }[]> {
    const { body } = await this.get('/captcha/answers', sessionQuery(cookie));
    return body.challenges;
  }

  /** Submits a form with a correct captcha under a new key. */
  async submit(
    path: string,
    fields: Record<string, string>,
    file?: { field: string; content: Buffer; name?: string; type?: string },
    key: string = randomUUID(),
    more: Record<string, string> = {},
  ): Promise<ServiceResponse> {
    const { cookie, answer } = await this.captcha();
    const complete = { ...fields, captcha: answer };
    return this.post(path, file ? multipart(complete, file) : complete, { cookie, key, more });
  }
}

/** Converts the Set-Cookie headers of a response to a Cookie header. */
export function requestCookies(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Query of the captcha's test endpoint for a cookie. */
function sessionQuery(cookie: string): { session: string; open: string } {
  const { captcha_session: session = '', captcha_open: open = '' } = Object.fromEntries(
    cookie.split('; ').map((pair) => pair.split('=')),
  ) as Record<string, string>;
  return { session, open };
}

async function read(response: Response): Promise<ServiceResponse> {
  const text = await response.text();
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // Pictures and error pages are checked as text.
  }
  return { status: response.status, text, body };
}

/** A multipart body with one file. */
export function multipart(
  fields: Record<string, string>,
  file: { field: string; content: Buffer; name?: string; type?: string },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const blob = new Blob([new Uint8Array(file.content)], { type: file.type ?? 'application/pdf' });
  form.append(file.field, blob, file.name ?? 'document.pdf');
  return form;
}
