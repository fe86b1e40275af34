import { addressKeys } from '../../packages/client-address/src';

/** A whole IPv6 network (/48) may hold this many times the places of one of its subscribers. */
const NETWORK_FACTOR = 10;

/** Why there was no place: all are taken, or the client IP has its share. */
export type NoPlace = 'full' | 'address';

/** Places that clients hold for a while, in all and for each client IP. */
export class Places {
  #taken = 0;
  readonly #byKey = new Map<string, number>();

  constructor(
    private readonly total: number,
    private readonly perAddress: number,
  ) {}

  /** Places that are taken. */
  get taken(): number {
    return this.#taken;
  }

  /** Takes a place; the function that is returned gives it back, once. */
  take(ip: string): (() => void) | NoPlace {
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
