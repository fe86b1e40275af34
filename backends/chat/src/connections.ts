import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sharesOf, type Share } from './client-address.js';
import { Connection } from './connection.js';
import type { Hub } from './hub.js';

/** Negotiations of one client address that wait for their handshake, seconds at most. */
const MAX_PENDING_PER_ADDRESS = 10;

export interface ConnectionLimits {
  /** Open connections in all, and as many again that wait for their handshake. */
  readonly total: number;
  readonly perAddress: number;
}

/** Why there is no new connection: the hub is full, or the address has its share. */
export type Refusal = 'full' | 'address';

/** Clients that reconnect at once must not flood the other processes. */
const DRAINED_AT_ONCE = 100;
const DRAIN_PAUSE_MS = 200;
const MAX_DRAIN_MS = 10_000;

/**
 * The connections by token. Those without a handshake are counted apart, so that negotiations alone
 * never take the place of a visitor who chats.
 */
export class Connections {
  private readonly byToken = new Map<string, Connection>();
  private readonly pending = new Counts();
  private readonly open = new Counts();
  private draining = false;

  constructor(
    private readonly hub: Hub,
    private readonly limits: ConnectionLimits,
  ) {}

  /** A new connection for a client address, to be used within seconds. */
  add(address: string): Connection | Refusal {
    const shares = sharesOf(address);
    if (this.draining) return 'full';
    if (!this.hasRoom(shares)) return 'address';
    if (!this.pending.isWithin(shares, MAX_PENDING_PER_ADDRESS)) return 'address';
    if (this.open.total >= this.limits.total) return 'full';
    if (this.pending.total >= this.limits.total) this.dropOldestPending();
    let counted = this.pending;
    const connection = new Connection(randomBytes(24).toString('base64url'), shares, this.hub, {
      mayOpen: () => {
        if (!this.hasRoom(shares) || this.open.total >= this.limits.total) return false;
        counted.remove(shares);
        counted = this.open;
        counted.add(shares);
        return true;
      },
      closed: (closed) => {
        if (this.byToken.delete(closed.token)) counted.remove(shares);
      },
    });
    this.byToken.set(connection.token, connection);
    counted.add(shares);
    return connection;
  }

  find(token: string): Connection | undefined {
    return this.byToken.get(token);
  }

  /** How many there are. */
  get counts(): { open: number; pending: number } {
    return { open: this.open.total, pending: this.pending.total };
  }

  /** Takes no new ones and closes those that there are; clients reconnect to another process. */
  async drain(): Promise<void> {
    this.draining = true;
    const all = [...this.byToken.values()];
    const pauses = MAX_DRAIN_MS / DRAIN_PAUSE_MS;
    const atOnce = Math.max(DRAINED_AT_ONCE, Math.ceil(all.length / pauses));
    for (let from = 0; from < all.length; from += atOnce) {
      if (from > 0) await setTimeout(DRAIN_PAUSE_MS);
      await Promise.all(all.slice(from, from + atOnce).map((connection) => connection.drain()));
    }
  }

  private hasRoom(shares: readonly Share[]): boolean {
    return this.open.isWithin(shares, this.limits.perAddress);
  }

  private dropOldestPending(): void {
    for (const connection of this.byToken.values()) {
      if (connection.isOpen) continue;
      connection.close();
      return;
    }
  }
}

/** Connections by client address; keeps a number only while it is above zero. */
class Counts {
  total = 0;
  private readonly byKey = new Map<string, number>();

  isWithin(shares: readonly Share[], limit: number): boolean {
    return shares.every(({ key, factor }) => (this.byKey.get(key) ?? 0) < limit * factor);
  }

  add(shares: readonly Share[]): void {
    this.total += 1;
    for (const { key } of shares) this.byKey.set(key, (this.byKey.get(key) ?? 0) + 1);
  }

  remove(shares: readonly Share[]): void {
    this.total -= 1;
    for (const { key } of shares) {
      const left = (this.byKey.get(key) ?? 0) - 1;
      if (left > 0) this.byKey.set(key, left);
      else this.byKey.delete(key);
    }
  }
}
