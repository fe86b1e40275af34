export const MAX_ADDRESS_CHARACTERS = 255;

/** A path of the site in the one spelling by which it is compared. */
export interface PlainPath {
  /**
   * Decoded and composed (NFC), without `/en` and trailing slashes, in the case of the request.
   * Delimiters stay encoded.
   */
  readonly path: string;
  readonly isEnglish: boolean;
}

/** A former address, which redirects. */
export interface OldAddress extends PlainPath {
  /** Parameters that a request must have, sorted by name. */
  readonly query: readonly (readonly [name: string, value: string])[];
}

/** Why a text is no old address. */
export type AddressFault =
  | 'missing'
  | 'tooLong'
  | 'notLocal'
  | 'malformed'
  | 'fragment'
  | 'language';

const ENGLISH = /^\/en(?=\/|$)/i;
/** Characters that must stay encoded in a decoded path. */
const KEPT_ENCODED = /[%?#/\\\s\p{Cc}\p{Cf}\p{Cs}]/gu;
const UNWANTED = /[\\\s\p{Cc}\p{Cs}]/u;

/** @returns undefined for invalid percent-encoding */
export function plainPath(path: string): PlainPath | undefined {
  let decoded: string[];
  try {
    decoded = path.split('/').map((segment) => decodeURIComponent(segment).normalize('NFC'));
  } catch {
    return undefined;
  }
  const whole = decoded
    .map((segment) => segment.replace(KEPT_ENCODED, encodeURIComponent))
    .join('/')
    .replace(/\/+$/, '');
  const isEnglish = ENGLISH.test(whole);
  return { path: (isEnglish ? whole.replace(ENGLISH, '') : whole) || '/', isEnglish };
}

/** Parses an old address as typed or pasted: a path with an optional query, with or without the site's origin. */
export function readOldAddress(
  text: string,
  ownHosts: readonly string[],
): OldAddress | AddressFault {
  const given = text.trim();
  if (given === '') return 'missing';
  if (given.length > MAX_ADDRESS_CHARACTERS) return 'tooLong';
  const local = withoutOwnOrigin(given, ownHosts);
  if (!/^\/(?!\/)/.test(local)) return 'notLocal';
  if (UNWANTED.test(local)) return 'malformed';
  if (local.includes('#')) return 'fragment';
  const [path = '', ...rest] = local.split('?');
  // The edge answers a space in a path with 400.
  if (/%20/.test(path)) return 'malformed';
  const plain = plainPath(path);
  if (!plain) return 'malformed';
  const query = [...new URLSearchParams(rest.join('?'))]
    .map(([name, value]) => ({ name, value, folded: name.toLowerCase() }))
    .sort((one, other) => (one.folded < other.folded ? -1 : Number(one.folded > other.folded)))
    .map(({ name, value }) => [name, value] as const);
  if (query.some(([name]) => isSameText(name, 'lang'))) return 'language';
  return { ...plain, query };
}

/** Strips the origin of the site's own hosts. */
export function withoutOwnOrigin(text: string, ownHosts: readonly string[]): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text;
  const { host } = new URL(text);
  if (!ownHosts.includes(host.replace(/^www\./, ''))) return text;
  return text.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
}

/** An old address as the table shows it. */
export function oldAddressText({ path, query }: Pick<OldAddress, 'path' | 'query'>): string {
  return query.length > 0 ? `${path}?${new URLSearchParams(pairs(query)).toString()}` : path;
}

/** Case-insensitive key of an old address. */
export function oldAddressKey(address: Pick<OldAddress, 'path' | 'query'>): string {
  return oldAddressText(address).toLowerCase();
}

export const isSameText = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

const pairs = (query: OldAddress['query']): [string, string][] =>
  query.map(([name, value]) => [name, value]);
