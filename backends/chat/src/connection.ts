import { MessageType, type HubMessage } from '@microsoft/signalr';
import type { LimitKey } from './client-address.js';
import {
  readHandshake,
  readMessage,
  splitRecords,
  writeHandshakeResponse,
  writeMessage,
} from './frames.js';
import type { ClientMessage } from './frames.js';
import { TOO_MANY_MESSAGES, type Completion, type Hub } from './hub.js';

const PING_EVERY_MS = 15_000;
const SILENCE_TIMEOUT_MS = 60_000;
/** Timeout from negotiation to transport, and from there to the handshake. */
const HANDSHAKE_TIMEOUT_MS = 5000;
/** Fits the longest visitor message as JSON, with its envelope. */
const MAX_RECORD_CHARACTERS = 16_384;
const MAX_MESSAGES_PER_MINUTE = 600;
/** Maximum buffer for a client that sends messages and does not read responses. */
const MAX_BUFFERED = 256 * 1024;

type TransportName = 'WebSockets' | 'LongPolling';

/** A transport to the client: a WebSocket or long polling. */
export interface Transport {
  readonly name: TransportName;
  /** Bytes or characters sent and not yet read by the client (backpressure). */
  readonly buffered: number;
  send(text: string): void;
  /** Closes after everything sent is delivered. */
  close(): void;
  /** Closes it immediately. */
  drop(): void;
}

/** The part of `Connections` that a connection uses. */
export interface ConnectionOwner {
  /** True if the limits allow it after its handshake. */
  mayOpen(): boolean;
  closed(connection: Connection): void;
}

/** A client of the hub on any transport; it ends with its transport. */
export class Connection {
  private transport: Transport | undefined;
  private handshakeDone = false;
  private rest = '';
  private lastReceived = Date.now();
  private heartbeat: NodeJS.Timeout | undefined;
  private handshakeTimer: NodeJS.Timeout;
  private messagesThisMinute = 0;
  private minute = 0;
  private closed = false;
  private lastPing = Date.now();
  /** Sequential, so that answers keep the order of the questions. */
  private calls: Promise<void> = Promise.resolve();

  constructor(
    /** Value of `id` in the URL, the client's credential. */
    readonly token: string,
    /** Limit keys of its address. */
    readonly keys: readonly LimitKey[],
    private readonly hub: Hub,
    private readonly owner: ConnectionOwner,
  ) {
    this.handshakeTimer = this.awaitHandshake();
  }

  /** True after the handshake. */
  get isOpen(): boolean {
    return this.handshakeDone;
  }

  /** Its transport; undefined before it is attached. */
  get transportName(): TransportName | undefined {
    return this.transport?.name;
  }

  /** Attaches the transport; only once. */
  attach(transport: Transport): void {
    this.lastReceived = Date.now();
    this.transport = transport;
    clearTimeout(this.handshakeTimer);
    this.handshakeTimer = this.awaitHandshake();
  }

  /** Handles the loss of the transport. */
  detach(transport: Transport): void {
    if (this.transport === transport) this.close();
  }

  /** Handles received data: records, or part of a record. */
  receive(text: string): void {
    if (this.closed) return;
    this.lastReceived = Date.now();
    const { records, rest } = splitRecords(this.rest + text);
    this.rest = rest;
    try {
      if (rest.length > MAX_RECORD_CHARACTERS) throw new Error('message too large');
      for (const record of records) {
        if (this.closed) return;
        if (record.length > MAX_RECORD_CHARACTERS) throw new Error('message too large');
        if (this.handshakeDone) this.handle(readMessage(record));
        else this.handshake(record);
      }
    } catch (error) {
      this.close(error instanceof SyntaxError ? 'not a protocol message' : String(error));
    }
  }

  invoke(target: string, ...args: unknown[]): void {
    this.send({ type: MessageType.Invocation, target, arguments: args });
  }

  /** Sends a close message with reason and reconnect flag, then closes. */
  close(reason?: string, allowReconnect = false): void {
    if (this.closed) return;
    if (this.handshakeDone) {
      this.transport?.send(
        writeMessage({
          type: MessageType.Close,
          allowReconnect,
          ...(reason && { error: reason }),
        }),
      );
    }
    this.closed = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.handshakeTimer);
    this.transport?.close();
    this.transport = undefined;
    this.owner.closed(this);
  }

  /** Finishes pending answers, then closes; the client may reconnect to another process. */
  async drain(): Promise<void> {
    await this.calls;
    this.close(undefined, true);
  }

  private handshake(record: string): void {
    try {
      readHandshake(record);
    } catch (error) {
      this.transport?.send(
        writeHandshakeResponse(error instanceof Error ? error.message : 'refused'),
      );
      return this.close();
    }
    if (!this.owner.mayOpen()) {
      this.transport?.send(writeHandshakeResponse('The chat is busy.'));
      return this.close();
    }
    this.handshakeDone = true;
    clearTimeout(this.handshakeTimer);
    this.heartbeat = setInterval(() => this.checkTimeouts(), PING_EVERY_MS / 3).unref();
    this.deliver(writeHandshakeResponse());
  }

  private handle(message: ClientMessage): void {
    switch (message.type) {
      case MessageType.Invocation:
        if (this.withinRateLimit()) {
          this.calls = this.calls.then(async () =>
            this.complete(message, await this.call(message)),
          );
        } else {
          this.complete(message, { error: TOO_MANY_MESSAGES });
        }
        return;
      case MessageType.StreamInvocation:
        return this.complete(message, { error: 'The hub has no methods that stream.' });
      case MessageType.Close:
        return this.close();
      default:
      // Pings need no response; streams are not supported.
    }
  }

  private complete({ invocationId }: ClientMessage, completion: Completion): void {
    // An invocation without id expects no completion.
    if (typeof invocationId !== 'string') return;
    this.send({ type: MessageType.Completion, invocationId, ...completion });
  }

  private async call(message: ClientMessage): Promise<Completion> {
    if (this.closed) return { error: 'The connection is closed.' };
    const args = Array.isArray(message.arguments) ? (message.arguments as unknown[]) : [];
    return this.hub
      .call(this, String(message.target), args)
      .catch(() => ({ error: 'The call failed.' }));
  }

  private withinRateLimit(): boolean {
    const minute = Math.floor(Date.now() / 60_000);
    if (minute !== this.minute) {
      this.minute = minute;
      this.messagesThisMinute = 0;
    }
    this.messagesThisMinute += 1;
    return this.messagesThisMinute <= MAX_MESSAGES_PER_MINUTE;
  }

  private send(message: HubMessage): void {
    if (!this.closed) this.deliver(writeMessage(message));
  }

  private deliver(text: string): void {
    const transport = this.transport;
    if (!transport) return;
    transport.send(text);
    if (transport.buffered <= MAX_BUFFERED) return;
    this.transport = undefined;
    transport.drop();
    this.close();
  }

  private awaitHandshake(): NodeJS.Timeout {
    return setTimeout(() => this.close(), HANDSHAKE_TIMEOUT_MS).unref();
  }

  private checkTimeouts(): void {
    const now = Date.now();
    if (now - this.lastReceived > SILENCE_TIMEOUT_MS)
      return this.close('Nothing was received for a minute.');
    if (now - this.lastPing >= PING_EVERY_MS) {
      this.lastPing = now;
      this.deliver(writeMessage({ type: MessageType.Ping }));
    }
  }
}
