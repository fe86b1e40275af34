/**
 * Next bundles pages, middleware, route handlers and start-up code separately, and server.ts is
 * compiled on its own: a module exists several times in one process, so its variables are not
 * shared.
 */
const STATE = Symbol.for('ports-authority');

const holder = globalThis as typeof globalThis & { [STATE]?: Map<string, unknown> };

/** A singleton of the process; the first call creates it. */
export function processWide<Value>(name: string, create: () => Value): Value {
  const state = (holder[STATE] ??= new Map());
  if (!state.has(name)) state.set(name, create());
  return state.get(name) as Value;
}

/** Resets singletons as after a restart; for tests. */
export function dropProcessWide(...names: readonly string[]): void {
  for (const name of names) holder[STATE]?.delete(name);
}

/** Base of errors across bundles: each has its own copy, so `instanceof` compares names. */
export const processWideError = (name: string) =>
  class extends Error {
    override name = name;

    static override [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof Error && value.name === name;
    }
  };
