/** A bounded set of values by key, each remembered for a while; the oldest go first. */
export class RecentValues<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly until: number }>();

  /** @param lifetimeMs milliseconds from a key's last addition */
  constructor(
    private readonly lifetimeMs: number,
    private readonly maxKeys: number,
  ) {}

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: Date.now() + this.lifetimeMs });
    if (this.#entries.size <= this.maxKeys) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.until > Date.now()) return entry?.value;
    this.#entries.delete(key);
    return undefined;
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  get size(): number {
    return this.#entries.size;
  }
}
