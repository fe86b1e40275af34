import { isSameText, oldAddressKey, plainPath, readOldAddress } from './address';
import { isReserved, PAGE_PATHS } from './pages';
import { readTarget, type Target } from './target';

export const MAX_REDIRECTS = 5000;

/** A redirect as it is stored. */
export interface RedirectRow {
  readonly from: string;
  readonly to: string;
}

export interface FoundRedirect {
  /** The old address under which it is counted. */
  readonly key: string;
  readonly target: Target;
  /** The request's parameters that the old address does not name. */
  readonly rest: URLSearchParams;
  /** True if the request had the prefix of the English pages, in any spelling. */
  readonly isEnglish: boolean;
}

interface Line {
  readonly key: string;
  readonly query: readonly (readonly [string, string])[];
  readonly target: Target;
}

/**
 * The old addresses in memory. Rows that are no old address, hide something of the site or lead nowhere
 * are left out, however they came to be stored, so that no row can lead to another one.
 */
export class RedirectTable {
  private readonly byPath = new Map<string, Line[]>();
  private readonly all = new Set<string>();

  constructor(rows: readonly RedirectRow[], ownHosts: readonly string[]) {
    for (const { from, to } of rows.slice(0, MAX_REDIRECTS)) {
      const address = readOldAddress(from, ownHosts);
      const target = readTarget(to, ownHosts);
      if (typeof address === 'string' || typeof target === 'string') continue;
      if (PAGE_PATHS.has(address.path) || isReserved(address.path)) continue;
      const key = oldAddressKey(address);
      if (this.all.has(key)) continue;
      this.all.add(key);
      const path = address.path.toLowerCase();
      const lines = [...(this.byPath.get(path) ?? []), { key, query: address.query, target }];
      // The row with the most parameters is the most specific.
      this.byPath.set(
        path,
        lines.sort((one, other) => other.query.length - one.query.length),
      );
    }
  }

  get size(): number {
    return this.all.size;
  }

  has(key: string): boolean {
    return this.all.has(key);
  }

  /** @param path of a request, as its URL has it */
  find(path: string, query: URLSearchParams): FoundRedirect | undefined {
    if (this.all.size === 0) return undefined;
    const plain = plainPath(path);
    const parameters = [...query];
    const lines = plain && this.byPath.get(plain.path.toLowerCase());
    const line = lines?.find((one) =>
      one.query.every(([name, value]) =>
        parameters.some(([has, holds]) => isSameText(has, name) && isSameText(holds, value)),
      ),
    );
    if (!plain || !line) return undefined;
    const known = [...line.query.map(([name]) => name), 'lang'];
    const rest = new URLSearchParams(
      parameters.filter(([has]) => !known.some((name) => isSameText(has, name))),
    );
    return { key: line.key, target: line.target, rest, isEnglish: plain.isEnglish };
  }
}
