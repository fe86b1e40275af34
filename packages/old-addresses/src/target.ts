import { MAX_ADDRESS_CHARACTERS, plainPath, withoutOwnOrigin } from './address';
import { ENTRY_PATHS, PAGE_PATHS } from './pages';

/** Target of a redirect. */
export type Target =
  | {
      readonly kind: 'page';
      /** Without a language prefix. */
      readonly path: string;
      /** `?…` or empty. */
      readonly search: string;
      /** `#…` or empty. */
      readonly hash: string;
      /** Leads to the English page whatever the visitor's language. */
      readonly isEnglish: boolean;
    }
  /** A file of the media library, at its path on the site. */
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly href: string };

/** Reasons for an invalid target. */
export type TargetFault =
  | 'toMissing'
  | 'toTooLong'
  | 'toMalformed'
  | 'toInsecure'
  | 'toUnknown'
  | 'toNoEntry'
  | 'toLanguage';

const FILE = /^\/media\/[A-Za-z0-9][A-Za-z0-9_.-]{0,199}$/;

/**
 * Reads where an old address leads: a page of the site by its path, with a query and a hash if need be,
 * a file under /media, or an https address elsewhere.
 */
export function readTarget(text: string, ownHosts: readonly string[]): Target | TargetFault {
  const given = text.trim();
  if (given === '') return 'toMissing';
  if (given.length > MAX_ADDRESS_CHARACTERS) return 'toTooLong';
  const local = withoutOwnOrigin(given, ownHosts);
  if (!local.startsWith('/')) return elsewhere(local);
  if (/^\/\/|[\\\s\p{Cc}]/u.test(local)) return 'toMalformed';
  if (FILE.test(local)) return { kind: 'file', path: local };
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(local) ?? [];
  const plain = plainPath(path);
  if (!plain) return 'toMalformed';
  if (!PAGE_PATHS.has(plain.path) || plain.path === '/404') return 'toUnknown';
  const query = new URLSearchParams(search);
  if (query.has('lang')) return 'toLanguage';
  if (ENTRY_PATHS.has(plain.path) && query.size === 0) return 'toNoEntry';
  return { kind: 'page', ...plain, search: query.size > 0 ? search : '', hash };
}

function elsewhere(text: string): Target | TargetFault {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return 'toMalformed';
  const url = new URL(text);
  if (url.protocol !== 'https:') return 'toInsecure';
  if (url.username || url.password) return 'toMalformed';
  return { kind: 'elsewhere', href: url.href };
}

/** A target as the table shows it. */
export function targetText(target: Target): string {
  if (target.kind === 'elsewhere') return target.href;
  if (target.kind === 'file') return target.path;
  const { path, search, hash, isEnglish } = target;
  const prefix = isEnglish ? '/en' : '';
  return (path === '/' ? prefix || '/' : prefix + path) + search + hash;
}
