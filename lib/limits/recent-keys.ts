import { RecentValues } from './recent-values';

/** A bounded set of keys, each remembered for a while; the oldest go first. */
export class RecentKeys {
  readonly #values: RecentValues<true>;

  /** @param lifetimeMs milliseconds from a key's last addition */
  constructor(lifetimeMs: number, maxKeys: number) {
    this.#values = new RecentValues(lifetimeMs, maxKeys);
  }

  add(key: string): void {
    this.#values.set(key, true);
  }

  has(key: string): boolean {
    return this.#values.get(key) !== undefined;
  }

  delete(key: string): void {
    this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }

  get size(): number {
    return this.#values.size;
  }
}
