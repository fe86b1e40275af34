import type { Capability } from '@ports-authority/e-services-contract';
import { processWide } from './process-state';

const known = (): { names: ReadonlySet<Capability> } =>
  processWide('capabilities', () => ({ names: new Set() }));

/**
 * True if the e-services API supports an optional feature; false until detected.
 * lib/startup/capabilities.ts keeps the set. Server only.
 */
export function hasCapability(name: Capability): boolean {
  return known().names.has(name);
}

export function setCapabilities(names: readonly Capability[]): void {
  known().names = new Set(names);
}
