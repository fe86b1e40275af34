import { oldAddressKey, oldAddressText, readOldAddress, type AddressFault } from './address';
import { isReserved, PAGE_PATHS } from './pages';
import type { RedirectRow } from './table';
import { readTarget, targetText, type TargetFault } from './target';

/** Why a redirect is refused. */
export type RedirectFault =
  | AddressFault
  | TargetFault
  | 'page'
  | 'reserved'
  | 'duplicate'
  | 'self'
  | 'loop'
  | 'chain';

/** A redirect in the spelling in which it is stored. */
export interface CheckedRedirect extends RedirectRow {
  readonly key: string;
}

/** The field that a fault is about. */
export function faultyField(fault: RedirectFault): 'From' | 'To' {
  return /^to[A-Z]/.test(fault) || ['self', 'loop', 'chain'].includes(fault) ? 'To' : 'From';
}

/** Validates a redirect and normalises it for storage. */
export function checkRedirect(
  row: RedirectRow,
  others: ReadonlyMap<string, RedirectRow>,
  ownHosts: readonly string[],
): CheckedRedirect | RedirectFault {
  const address = readOldAddress(row.from, ownHosts);
  if (typeof address === 'string') return address;
  if (PAGE_PATHS.has(address.path)) return 'page';
  if (isReserved(address.path)) return 'reserved';
  const key = oldAddressKey(address);
  if (others.has(key)) return 'duplicate';
  const further = findLoop(key, row.to, others, ownHosts);
  if (further) return further;
  const target = readTarget(row.to, ownHosts);
  if (typeof target === 'string') return target;
  return { key, from: oldAddressText(address), to: targetText(target) };
}

/** Follows a target that is an old address itself, to find loops and chains. */
function findLoop(
  key: string,
  to: string,
  others: ReadonlyMap<string, RedirectRow>,
  ownHosts: readonly string[],
): 'self' | 'loop' | 'chain' | undefined {
  const seen = new Set<string>();
  for (let next: string | undefined = to; next !== undefined;) {
    const address = readOldAddress(next.replace(/#.*$/, ''), ownHosts);
    if (typeof address === 'string') break;
    const reached = oldAddressKey(address);
    // A page is reached whatever old addresses differ from it by upper and lower case alone.
    if (PAGE_PATHS.has(address.path)) break;
    if (reached === key) return seen.size === 0 ? 'self' : 'loop';
    if (seen.has(reached)) return 'loop';
    seen.add(reached);
    next = others.get(reached)?.to;
    if (next === undefined) return seen.size > 1 ? 'chain' : undefined;
  }
  return seen.size > 0 ? 'chain' : undefined;
}
