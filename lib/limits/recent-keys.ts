/** A bounded set of keys, each remembered for a while; the oldest go first. */
export class RecentKeys {
  readonly #until = new Map<string, number>();

  /** @param lifetimeMs milliseconds from a key's last addition */
  constructor(
    private readonly lifetimeMs: number,
    private readonly maxKeys: number,
  ) {}

  add(key: string): void {
    this.#until.delete(key);
    this.#until.set(key, Date.now() + this.lifetimeMs);
    if (this.#until.size <= this.maxKeys) return;
    const [oldest] = this.#until.keys();
    if (oldest !== undefined) this.#until.delete(oldest);
  }

  has(key: string): boolean {
    const until = this.#until.get(key);
    if (until === undefined || until > Date.now()) return until !== undefined;
    this.#until.delete(key);
    return false;
  }

  delete(key: string): void {
    this.#until.delete(key);
  }

  clear(): void {
    this.#until.clear();
  }

  get size(): number {
    return this.#until.size;
  }
}
