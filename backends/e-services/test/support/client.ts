import { randomUUID } from 'node:crypto';

/** An answer of the service, its JSON read. */
export interface Answer {
  status: number;
  text: string;
  // Tests look into answers of every shape.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

/** An open challenge with the answer that the test switch tells. */
export interface Solved {
  id: string;
  cookie: string;
  answer: string;
}

/** Calls the service under test. */
export class Client {
  readonly #base: string;

  constructor(base: string) {
    this.#base = base;
  }

  async get(path: string, query: Record<string, string> = {}, cookie = ''): Promise<Answer> {
    const search = new URLSearchParams(query).toString();
    return read(await fetch(`${this.#base}${path}?${search}`, { headers: { cookie } }));
  }

  async raw(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.#base}${path}`, init);
  }

  async post(
    path: string,
    body: FormData | object | string,
    { cookie = '', key }: { cookie?: string; key?: string } = {},
  ): Promise<Answer> {
    const headers: Record<string, string> = { cookie };
    if (key) headers['idempotency-key'] = key;
    if (!(body instanceof FormData)) headers['content-type'] = 'application/json';
    const sent = body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body);
    return read(await this.raw(path, { method: 'POST', headers, body: sent }));
  }

  /** Opens a challenge, in the session of a cookie where one is given. */
  async captcha(cookie = ''): Promise<Solved> {
    const response = await this.raw('/captcha', { headers: { cookie } });
    await response.arrayBuffer();
    const session = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const id = response.headers.get('x-captcha-challenge') ?? '';
    const open = await this.answers(session);
    return { id, cookie: session, answer: open.find((one) => one.id === id)?.answer ?? '' };
  }

  /** The open challenges of a cookie's session. */
  async answers(cookie: string): Promise<{ id: string; answer: string }[]> {
    const { body } = await this.get('/captcha/answers', { session: cookie.split('=')[1] ?? '' });
    return body.challenges;
  }

  /** Sends a form with a right captcha under a new key. */
  async submit(
    path: string,
    fields: Record<string, string>,
    file?: { field: string; content: Buffer; name?: string; type?: string },
    key: string = randomUUID(),
  ): Promise<Answer> {
    const { cookie, answer } = await this.captcha();
    const complete = { ...fields, captcha: answer };
    return this.post(path, file ? multipart(complete, file) : complete, { cookie, key });
  }
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // Pictures and descriptions of failures are looked at as text.
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

/** Bytes that begin like a PDF. */
export function pdf(size = 2000, mark = ''): Buffer {
  const content = Buffer.alloc(size, 0x20);
  content.write(`%PDF-1.7\n${mark}`, 'latin1');
  return content;
}
