import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { limitKeys, type LimitKey } from './client-address.js';
import { Connection } from './connection.js';
import type { Hub } from './hub.js';

/** Maximum of pending handshakes per client address. */
const MAX_PENDING_PER_ADDRESS = 10;

export interface ConnectionLimits {
  /** Maximum of open connections, and as many pending handshakes. */
  readonly total: number;
  readonly perAddress: number;
}

/** Reason of a refused connection: the hub is full, or the address is at its limit. */
export type Refusal = 'full' | 'address';

/** Batch size of a drain, so that reconnecting clients do not flood the other processes. */
const DRAINED_AT_ONCE = 100;
const DRAIN_PAUSE_MS = 200;
const MAX_DRAIN_MS = 10_000;

/** By token; handshakes are counted apart: negotiations must not displace open chats. */
export class Connections {
  private readonly byToken = new Map<string, Connection>();
  private readonly pending = new Counts();
  private readonly open = new Counts();
  private draining = false;

  constructor(
    private readonly hub: Hub,
    private readonly limits: ConnectionLimits,
  ) {}

  /** Adds a pending connection for a client address. */
  add(address: string): Connection | Refusal {
    const keys = limitKeys(address);
    if (this.draining) return 'full';
    if (!this.hasRoom(keys)) return 'address';
    if (!this.pending.isWithin(keys, MAX_PENDING_PER_ADDRESS)) return 'address';
    if (this.open.total >= this.limits.total) return 'full';
    if (this.pending.total >= this.limits.total) this.dropOldestPending();
    let counted = this.pending;
    const connection = new Connection(randomBytes(24).toString('base64url'), keys, this.hub, {
      mayOpen: () => {
        if (!this.hasRoom(keys) || this.open.total >= this.limits.total) return false;
        counted.remove(keys);
        counted = this.open;
        counted.add(keys);
        return true;
      },
      closed: (closed) => {
        if (this.byToken.delete(closed.token)) counted.remove(keys);
      },
    });
    this.byToken.set(connection.token, connection);
    counted.add(keys);
    return connection;
  }

  find(token: string): Connection | undefined {
    return this.byToken.get(token);
  }

  /** Number of connections by state. */
  get counts(): { open: number; pending: number } {
    return { open: this.open.total, pending: this.pending.total };
  }

  /** Refuses new connections and closes the others; clients reconnect to another process. */
  async drain(): Promise<void> {
    this.draining = true;
    const all = [...this.byToken.values()];
    const pauses = MAX_DRAIN_MS / DRAIN_PAUSE_MS;
    const batchSize = Math.max(DRAINED_AT_ONCE, Math.ceil(all.length / pauses));
    for (let from = 0; from < all.length; from += batchSize) {
      if (from > 0) await setTimeout(DRAIN_PAUSE_MS);
      await Promise.all(all.slice(from, from + batchSize).map((connection) => connection.drain()));
    }
  }

  private hasRoom(keys: readonly LimitKey[]): boolean {
    return this.open.isWithin(keys, this.limits.perAddress);
  }

  private dropOldestPending(): void {
    for (const connection of this.byToken.values()) {
      if (connection.isOpen) continue;
      connection.close();
      return;
    }
  }
}

/** Connections by client address; entries are deleted at zero. */
export class Counts {
  total = 0;
  private readonly byKey = new Map<string, number>();

  isWithin(keys: readonly LimitKey[], limit: number): boolean {
    return keys.every(({ key, factor }) => (this.byKey.get(key) ?? 0) < limit * factor);
  }

  add(keys: readonly LimitKey[]): void {
    this.total += 1;
    for (const { key } of keys) this.byKey.set(key, (this.byKey.get(key) ?? 0) + 1);
  }

  remove(keys: readonly LimitKey[]): void {
    this.total -= 1;
    for (const { key } of keys) {
      const left = (this.byKey.get(key) ?? 0) - 1;
      if (left > 0) this.byKey.set(key, left);
      else this.byKey.delete(key);
    }
  }
}
