/** Longest address that is stored, in characters. */
export const MAX_ADDRESS_CHARACTERS = 255;

/** A path of the site in the one spelling by which it is compared. */
export interface PlainPath {
  /**
   * Decoded and composed (NFC), without `/en` and without slashes at its end, in the case it came in.
   * What would end or split a path stays encoded.
   */
  readonly path: string;
  /** Whether it had the prefix of the English pages. */
  readonly isEnglish: boolean;
}

/** An address that has been given up. */
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

/** @param path as it is in a URL or as somebody types it; undefined if it is not valid percent-encoding */
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

/**
 * Reads an old address as somebody types or pastes it: a path with an optional query, alone or behind
 * one of the site's own origins.
 */
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

/** What a path or an address of one of the site's own hosts says of the site itself. */
export function withoutOwnOrigin(text: string, ownHosts: readonly string[]): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text;
  const { host } = new URL(text);
  if (!ownHosts.includes(host.replace(/^www\./, ''))) return text;
  return text.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
}

/** An old address as the table shows it, for people to read. */
export function oldAddressText({ path, query }: Pick<OldAddress, 'path' | 'query'>): string {
  return query.length > 0 ? `${path}?${new URLSearchParams(pairs(query)).toString()}` : path;
}

/** What two spellings of one old address have in common: upper and lower case mean the same. */
export function oldAddressKey(address: Pick<OldAddress, 'path' | 'query'>): string {
  return oldAddressText(address).toLowerCase();
}

/** Whether names or values of parameters are the same but for upper and lower case. */
export const isSameText = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

const pairs = (query: OldAddress['query']): [string, string][] =>
  query.map(([name, value]) => [name, value]);
