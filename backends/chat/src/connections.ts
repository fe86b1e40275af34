import { randomBytes } from 'node:crypto';
import { Connection } from './connection.js';
import type { Hub } from './hub.js';

/** The open connections by token. */
export class Connections {
  private readonly byToken = new Map<string, Connection>();

  constructor(
    private readonly hub: Hub,
    private readonly limit: number,
  ) {}

  /** A new connection; undefined if the hub is full. */
  open(statefulReconnect: boolean): Connection | undefined {
    if (this.byToken.size >= this.limit) return undefined;
    const connection = new Connection(
      randomBytes(16).toString('base64url'),
      randomBytes(24).toString('base64url'),
      statefulReconnect,
      this.hub,
      (closed) => this.byToken.delete(closed.token),
    );
    this.byToken.set(connection.token, connection);
    return connection;
  }

  find(token: string | null): Connection | undefined {
    return token === null ? undefined : this.byToken.get(token);
  }

  get size(): number {
    return this.byToken.size;
  }

  /** Closes every connection; clients may reconnect immediately, perhaps to another instance. */
  closeAll(): void {
    for (const connection of this.byToken.values()) connection.close(undefined, true);
  }
}
