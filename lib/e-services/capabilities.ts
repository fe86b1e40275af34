import type { Capability } from '@ports-authority/e-services-contract';

/** Next bundles middleware, pages and start-up code separately: they share one set this way. */
const globals = globalThis as typeof globalThis & { portsCapabilities?: ReadonlySet<Capability> };

/**
 * Whether the e-services API offers something beyond the basic searches and forms; false before
 * anything is known of it. lib/startup/capabilities.ts keeps the set. On the server alone.
 */
export function hasCapability(name: Capability): boolean {
  return globals.portsCapabilities?.has(name) ?? false;
}

/** Replaces the set of this process. */
export function setCapabilities(names: readonly Capability[]): void {
  globals.portsCapabilities = new Set(names);
}
