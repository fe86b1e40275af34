import { MessageType, type HubMessage } from '@microsoft/signalr';
import {
  readHandshake,
  readMessage,
  splitRecords,
  writeHandshakeResponse,
  writeMessage,
} from './frames.js';
import type { ClientMessage } from './frames.js';
import type { Hub } from './hub.js';
import { SentMessages } from './sent-messages.js';

const PING_EVERY_MS = 15_000;
const SILENCE_TIMEOUT_MS = 60_000;
/** How long a client may take from its negotiation to a transport, and then to its handshake. */
const HANDSHAKE_TIMEOUT_MS = 5000;
const RECONNECT_TIMEOUT_MS = 30_000;
const ACKNOWLEDGE_AFTER_MS = 1000;
/** Fits the longest visitor message as JSON, with its envelope. */
const MAX_RECORD_CHARACTERS = 16_384;
const MAX_MESSAGES_PER_MINUTE = 600;
/** Limits what is buffered for a client that sends messages and never reads the responses. */
const MAX_BUFFERED = 256 * 1024;

/** A transport to the client: a WebSocket, an event stream or long polling. */
export interface Transport {
  /** Characters or bytes that were sent and not yet read by the client. */
  readonly buffered: number;
  send(text: string): void;
  /** Closes it once everything sent is delivered. */
  close(): void;
  /** Closes it immediately. */
  drop(): void;
}

/** What a connection asks and tells the list that it is in. */
export interface ConnectionOwner {
  /** Whether there is still room for it, now that it has shaken hands. */
  mayOpen(): boolean;
  closed(connection: Connection): void;
}

/** A client of the hub on any transport; with stateful reconnect it outlives its transport. */
export class Connection {
  private transport: Transport | undefined;
  private handshakeDone = false;
  private hadTransport = false;
  private rest = '';
  private buffer: SentMessages | undefined;
  private lastReceived = Date.now();
  private heartbeat: NodeJS.Timeout | undefined;
  private handshakeTimer: NodeJS.Timeout;
  private reconnectTimer: NodeJS.Timeout | undefined;
  private acknowledgeTimer: NodeJS.Timeout | undefined;
  private messagesThisMinute = 0;
  private minute = 0;
  private closed = false;
  private lastPing = Date.now();

  constructor(
    readonly id: string,
    /** Secret part of the URL; it authenticates the client. */
    readonly token: string,
    private readonly statefulReconnect: boolean,
    private readonly hub: Hub,
    private readonly owner: ConnectionOwner,
  ) {
    this.handshakeTimer = this.awaitHandshake();
  }

  /** Whether it has shaken hands. */
  get isOpen(): boolean {
    return this.handshakeDone;
  }

  get connected(): boolean {
    return this.transport !== undefined;
  }

  /** Attaches a transport; after a lost one, both sides resend what was not acknowledged. */
  attach(transport: Transport): void {
    clearTimeout(this.reconnectTimer);
    this.lastReceived = Date.now();
    const previous = this.transport;
    this.transport = transport;
    previous?.close();
    // Only the first transport brings more time: others would keep it waiting for ever.
    if (!this.handshakeDone && !this.hadTransport) {
      clearTimeout(this.handshakeTimer);
      this.handshakeTimer = this.awaitHandshake();
    }
    this.hadTransport = true;
    if (this.handshakeDone && this.buffer) {
      this.buffer.expectSequence();
      this.rest = '';
      for (const text of this.buffer.resend()) this.deliver(text);
    }
  }

  /** Called when the transport is lost. */
  detach(transport: Transport): void {
    if (this.transport !== transport || this.closed) return;
    this.transport = undefined;
    if (!this.buffer || !this.handshakeDone) return this.close();
    this.reconnectTimer = setTimeout(() => this.close(), RECONNECT_TIMEOUT_MS);
    this.reconnectTimer.unref();
  }

  /** Called with data of the transport: a part of a record, or several. */
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

  /** Calls a method of the client. */
  invoke(target: string, ...args: unknown[]): void {
    this.send({ type: MessageType.Invocation, target, arguments: args });
  }

  /** Closes the connection and sends the client the reason and whether it may reconnect. */
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
    clearTimeout(this.reconnectTimer);
    clearTimeout(this.acknowledgeTimer);
    this.transport?.close();
    this.transport = undefined;
    this.owner.closed(this);
  }

  private handshake(record: string): void {
    try {
      const { version } = readHandshake(record);
      if (this.statefulReconnect && version === 2) this.buffer = new SentMessages();
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
    if (this.buffer && !this.buffer.accept(message)) return;
    switch (message.type) {
      case MessageType.Invocation:
        this.acknowledgeSoon();
        void this.respond(message);
        return;
      case MessageType.Ack:
        this.buffer?.acknowledge(Number(message.sequenceId));
        return;
      case MessageType.Close:
        this.close();
        return;
      default:
        // Pings need no response; streams are not supported.
        if (message.type >= MessageType.StreamItem) this.acknowledgeSoon();
    }
  }

  private async respond(message: ClientMessage): Promise<void> {
    const invocationId =
      typeof message.invocationId === 'string' ? message.invocationId : undefined;
    const completion = await this.call(message).catch(() => ({ error: 'The call failed.' }));
    if (invocationId === undefined) return;
    this.send({ type: MessageType.Completion, invocationId, ...completion });
  }

  private async call(message: ClientMessage): Promise<{ result: unknown } | { error: string }> {
    if (!this.withinRateLimit()) return { error: 'Too many messages. Wait a minute.' };
    const args = Array.isArray(message.arguments) ? (message.arguments as unknown[]) : [];
    return this.hub.call(this, String(message.target), args);
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
    if (this.closed) return;
    const text = this.buffer ? this.buffer.add(message) : writeMessage(message);
    this.deliver(text);
    if (this.buffer?.overflowed) this.close('Too many unacknowledged messages.');
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

  private acknowledgeSoon(): void {
    if (!this.buffer || this.acknowledgeTimer) return;
    this.acknowledgeTimer = setTimeout(() => {
      this.acknowledgeTimer = undefined;
      if (this.buffer) this.deliver(this.buffer.acknowledgement());
    }, ACKNOWLEDGE_AFTER_MS);
    this.acknowledgeTimer.unref();
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
