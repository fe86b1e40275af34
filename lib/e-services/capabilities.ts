import type { Capability } from '@ports-authority/e-services-contract';
import { processWide } from '../process-state';

const known = (): { names: ReadonlySet<Capability> } =>
  processWide('capabilities', () => ({ names: new Set() }));

/**
 * Whether the e-services API offers something beyond the basic searches and forms; false before
 * anything is known of it. lib/startup/capabilities.ts keeps the set. On the server alone.
 */
export function hasCapability(name: Capability): boolean {
  return known().names.has(name);
}

/** Replaces the set of this process. */
export function setCapabilities(names: readonly Capability[]): void {
  known().names = new Set(names);
}
