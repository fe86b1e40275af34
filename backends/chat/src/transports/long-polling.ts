import type { ServerResponse } from 'node:http';
import type { Connection, Wire } from '../connection.js';

const POLL_LASTS_MS = 90_000;
/** How long a client may take to ask again. */
const NEXT_POLL_WITHIN_MS = 15_000;

/** Holds what is to be sent until the client asks for it. */
export class LongPoll implements Wire {
  private waiting: ServerResponse | undefined;
  private pending = '';
  private ended = false;
  private limit: NodeJS.Timeout | undefined;

  constructor(private readonly connection: Connection) {}

  get untaken(): number {
    return this.pending.length;
  }

  /** A request for messages: answered at once where there are some, else when there are. */
  poll(response: ServerResponse): void {
    clearTimeout(this.limit);
    this.waiting?.writeHead(204).end();
    this.waiting = response;
    response.on('close', () => {
      if (this.waiting === response) this.waiting = undefined;
      this.expectNext();
    });
    if (this.pending || this.ended) return this.flush();
    this.limit = setTimeout(() => this.flush(), POLL_LASTS_MS);
    this.limit.unref();
  }

  send(text: string): void {
    this.pending += text;
    this.flush();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.limit);
    this.flush();
  }

  drop(): void {
    this.pending = '';
    this.close();
  }

  private flush(): void {
    const response = this.waiting;
    if (!response) return;
    clearTimeout(this.limit);
    this.waiting = undefined;
    if (!this.pending && this.ended) {
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' }).end(this.pending);
    this.pending = '';
  }

  private expectNext(): void {
    if (this.waiting || this.ended) return;
    clearTimeout(this.limit);
    this.limit = setTimeout(() => this.connection.detach(this), NEXT_POLL_WITHIN_MS);
    this.limit.unref();
  }
}
