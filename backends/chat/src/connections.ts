import { randomBytes } from 'node:crypto';
import { Connection } from './connection.js';
import type { Hub } from './hub.js';

/** Every open connection by its token. */
export class Connections {
  private readonly byToken = new Map<string, Connection>();

  constructor(
    private readonly hub: Hub,
    private readonly limit: number,
  ) {}

  /** A connection for a client that negotiates; undefined when the hub is full. */
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

  /** The hub stops: clients may look for it, or for another one, at once. */
  closeAll(): void {
    for (const connection of this.byToken.values()) connection.close(undefined, true);
  }
}
