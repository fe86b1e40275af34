import { addressKeys } from '../../packages/client-address/src';

/** An IPv6 network (/48) may use this many times the slots of one client IP. */
const NETWORK_FACTOR = 10;

/** The limit that was reached: that of all clients, or that of a client IP. */
export type LimitReached = 'full' | 'address';

/** Semaphore with a limit for all clients and one for each client IP. */
export class ConcurrencyLimit {
  #taken = 0;
  readonly #byKey = new Map<string, number>();

  constructor(
    private readonly total: number,
    private readonly perAddress: number,
  ) {}

  /** Slots in use. */
  get taken(): number {
    return this.#taken;
  }

  /** Acquires a slot; the returned function releases it, once. */
  acquire(ip: string): (() => void) | LimitReached {
    const { client: own, network } = addressKeys(ip);
    if (this.#count(own) >= this.perAddress) return 'address';
    if (network !== undefined && this.#count(network) >= this.perAddress * NETWORK_FACTOR) {
      return 'address';
    }
    if (this.#taken >= this.total) return 'full';
    const keys = network === undefined ? [own] : [own, network];
    this.#taken += 1;
    for (const key of keys) this.#byKey.set(key, this.#count(key) + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#taken -= 1;
      for (const key of keys) {
        if (this.#count(key) > 1) this.#byKey.set(key, this.#count(key) - 1);
        else this.#byKey.delete(key);
      }
    };
  }

  #count(key: string): number {
    return this.#byKey.get(key) ?? 0;
  }
}
