import { randomBytes } from 'node:crypto';

/** Length in characters; browsers store cookies of up to 4096 bytes. */
const MAX_COOKIES_LENGTH = 2600;
const MAX_COOKIES = 20;

const ID = /^[\w-]{43}$/;
const NAME = /^[\w!#$%&'*+.^`|~-]{1,128}$/;
/** Printable ASCII without semicolons, against header injection. */
const VALUE = /^[\x21-\x3a\x3c-\x7e](?:[\x20-\x3a\x3c-\x7e]*[\x21-\x3a\x3c-\x7e])?$|^$/;

/**
 * Session with the e-services API: its cookies and an id of the site, stored base64url-encoded in
 * one cookie of the site. It need not be signed: the visitor could send the same cookies to the
 * service directly.
 */
export class ServiceSession {
  #id: string | undefined;
  #isChanged = false;
  readonly #cookies = new Map<string, string>();

  /** @param stored previous value of `changed`; malformed values are ignored */
  constructor(stored = '') {
    const [id = '', jar = ''] = stored.split('.');
    if (!ID.test(id)) return;
    this.#id = id;
    for (const cookie of Buffer.from(jar, 'base64url').toString('latin1').split('; ')) {
      const [name, value] = nameAndValue(cookie);
      this.#put(name, value);
    }
  }

  /** Random and stable for the session; undefined before `begin`. */
  get id(): string | undefined {
    return this.#id;
  }

  /** Cookie header value; may be empty. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The new value of the visitor's cookie; undefined if unchanged. */
  get changed(): string | undefined {
    if (!this.#isChanged || this.#id === undefined) return undefined;
    const jar = Buffer.from(this.cookies, 'latin1').toString('base64url');
    return jar === '' ? this.#id : `${this.#id}.${jar}`;
  }

  /** Assigns the id. */
  begin(): void {
    if (this.#id !== undefined) return;
    this.#id = randomBytes(32).toString('base64url');
    this.#isChanged = true;
  }

  /** Applies Set-Cookie headers of the service, ignoring paths and domains. */
  keep(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(';');
      const [name, value] = nameAndValue(pair);
      this.begin();
      this.#isChanged = true;
      this.#cookies.delete(name);
      if (!isExpired(attributes)) this.#put(name, value);
    }
  }

  #put(name: string, value: string): void {
    const isFull =
      this.#cookies.size >= MAX_COOKIES ||
      `${this.cookies}; ${name}=${value}`.length > MAX_COOKIES_LENGTH;
    if (!isFull && NAME.test(name) && VALUE.test(value)) this.#cookies.set(name, value);
  }
}

function nameAndValue(pair: string): [name: string, value: string] {
  const end = pair.indexOf('=');
  return end === -1 ? ['', ''] : [pair.slice(0, end).trim(), pair.slice(end + 1).trim()];
}

/** Max-Age prevails over Expires (RFC 6265, 5.3). */
function isExpired(attributes: readonly string[]): boolean {
  const given = new Map(
    attributes.map((attribute) => {
      const [name, value] = nameAndValue(attribute);
      return [name.toLowerCase(), value];
    }),
  );
  const maxAge = given.get('max-age') ?? '';
  if (/^-?\d+$/.test(maxAge)) return Number(maxAge) <= 0;
  return Date.parse(given.get('expires') ?? '') <= Date.now();
}
