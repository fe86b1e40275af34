import type { ServerResponse } from 'node:http';
import type { Connection, Transport } from '../connection.js';

const POLL_TIMEOUT_MS = 90_000;
/** Timeout for the client's next poll. */
const NEXT_POLL_TIMEOUT_MS = 15_000;

/** Buffers messages until the client polls. */
export class LongPoll implements Transport {
  readonly name = 'LongPolling';
  private waiting: ServerResponse | undefined;
  private pending = '';
  private ended = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly connection: Connection) {}

  get buffered(): number {
    return this.pending.length;
  }

  /** Responds to a poll when there are messages. */
  poll(response: ServerResponse): void {
    clearTimeout(this.timer);
    this.waiting?.writeHead(204).end();
    this.waiting = response;
    response.on('close', () => {
      if (this.waiting === response) this.waiting = undefined;
      this.expectNext();
    });
    if (this.pending || this.ended) return this.flush();
    this.timer = setTimeout(() => this.flush(), POLL_TIMEOUT_MS);
    this.timer.unref();
  }

  send(text: string): void {
    this.pending += text;
    this.flush();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.flush();
  }

  drop(): void {
    this.pending = '';
    this.close();
  }

  private flush(): void {
    const response = this.waiting;
    if (!response) return;
    clearTimeout(this.timer);
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
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connection.detach(this), NEXT_POLL_TIMEOUT_MS);
    this.timer.unref();
  }
}
