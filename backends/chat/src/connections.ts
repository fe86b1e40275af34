import { randomBytes } from 'node:crypto';
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

/**
 * The connections by token. Those without a handshake are counted apart, so that negotiations alone
 * never take the place of a visitor who chats.
 */
export class Connections {
  private readonly byToken = new Map<string, Connection>();
  private readonly pending = new Counts();
  private readonly open = new Counts();

  constructor(
    private readonly hub: Hub,
    private readonly limits: ConnectionLimits,
  ) {}

  /** A new connection for a client address, to be used within seconds. */
  negotiate(address: string, statefulReconnect: boolean): Connection | Refusal {
    const shares = sharesOf(address);
    if (!this.hasRoom(shares)) return 'address';
    if (!this.pending.isWithin(shares, MAX_PENDING_PER_ADDRESS)) return 'address';
    if (this.open.total >= this.limits.total) return 'full';
    if (this.pending.total >= this.limits.total) this.dropOldestPending();
    let counted = this.pending;
    const connection = new Connection(
      randomBytes(16).toString('base64url'),
      randomBytes(24).toString('base64url'),
      statefulReconnect,
      this.hub,
      {
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
      },
    );
    this.byToken.set(connection.token, connection);
    counted.add(shares);
    return connection;
  }

  find(token: string | null): Connection | undefined {
    return token === null ? undefined : this.byToken.get(token);
  }

  /** Closes every connection; clients may reconnect immediately, perhaps to another instance. */
  closeAll(): void {
    for (const connection of this.byToken.values()) connection.close(undefined, true);
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
