import { MessageType, type HubMessage } from '@microsoft/signalr';
import {
  readHandshake,
  readMessage,
  splitRecords,
  writeHandshakeAnswer,
  writeMessage,
} from './frames.js';
import type { ClientMessage } from './frames.js';
import type { Hub } from './hub.js';
import { SentMessages } from './sent-messages.js';

const PING_EVERY_MS = 15_000;
const SILENCE_LIMIT_MS = 60_000;
const HANDSHAKE_LIMIT_MS = 15_000;
const RECONNECT_LIMIT_MS = 30_000;
const ACKNOWLEDGE_AFTER_MS = 1000;
/** A visitor's longest message in JSON, with room for what goes around it. */
const MAX_RECORD_CHARACTERS = 16_384;
const MAX_MESSAGES_A_MINUTE = 600;
/** A client that asks and never takes the answers would fill the memory with them. */
const MAX_UNTAKEN = 256 * 1024;

/** The way to the client: a WebSocket, an event stream or a poll. */
export interface Wire {
  /** What was sent and the client has not taken yet, in characters or bytes. */
  readonly untaken: number;
  send(text: string): void;
  /** Ends it after what was sent. */
  close(): void;
  /** Ends it at once. */
  drop(): void;
}

/** One client of the hub, whatever transport it uses; outlives its transport for a stateful reconnect. */
export class Connection {
  private wire: Wire | undefined;
  private shaken = false;
  private rest = '';
  private buffer: SentMessages | undefined;
  private lastHeard = Date.now();
  private readonly pinging: NodeJS.Timeout;
  private reconnectLimit: NodeJS.Timeout | undefined;
  private acknowledging: NodeJS.Timeout | undefined;
  private messagesThisMinute = 0;
  private minute = 0;
  private closed = false;
  private readonly opened = Date.now();
  private lastPing = Date.now();

  constructor(
    readonly id: string,
    /** Secret part of the address: whoever has it is this client. */
    readonly token: string,
    private readonly statefulReconnect: boolean,
    private readonly hub: Hub,
    private readonly forget: (connection: Connection) => void,
  ) {
    this.pinging = setInterval(() => this.beat(), PING_EVERY_MS / 3);
    this.pinging.unref();
  }

  get connected(): boolean {
    return this.wire !== undefined;
  }

  /** Takes a transport; after a lost one, both sides send again what the other did not acknowledge. */
  attach(wire: Wire): void {
    clearTimeout(this.reconnectLimit);
    this.lastHeard = Date.now();
    const previous = this.wire;
    this.wire = wire;
    previous?.close();
    if (this.shaken && this.buffer) {
      this.buffer.expectSequence();
      this.rest = '';
      for (const text of this.buffer.resend()) this.deliver(text);
    }
  }

  /** The transport was lost. */
  detach(wire: Wire): void {
    if (this.wire !== wire || this.closed) return;
    this.wire = undefined;
    if (!this.buffer || !this.shaken) return this.close();
    this.reconnectLimit = setTimeout(() => this.close(), RECONNECT_LIMIT_MS);
    this.reconnectLimit.unref();
  }

  /** What the transport delivered: any part of a record, or several. */
  receive(text: string): void {
    if (this.closed) return;
    this.lastHeard = Date.now();
    const { records, rest } = splitRecords(this.rest + text);
    this.rest = rest;
    try {
      if (rest.length > MAX_RECORD_CHARACTERS) throw new Error('message too large');
      for (const record of records) {
        if (this.closed) return;
        if (record.length > MAX_RECORD_CHARACTERS) throw new Error('message too large');
        if (this.shaken) this.handle(readMessage(record));
        else this.shake(record);
      }
    } catch (error) {
      this.close(error instanceof SyntaxError ? 'not a message of the protocol' : String(error));
    }
  }

  /** Calls a method of the client. */
  invoke(target: string, ...args: unknown[]): void {
    this.send({ type: MessageType.Invocation, target, arguments: args });
  }

  /** Ends the connection; a reason is told to the client, and whether it may come again at once. */
  close(reason?: string, allowReconnect = false): void {
    if (this.closed) return;
    if (this.shaken) {
      this.wire?.send(
        writeMessage({
          type: MessageType.Close,
          allowReconnect,
          ...(reason && { error: reason }),
        }),
      );
    }
    this.closed = true;
    clearInterval(this.pinging);
    clearTimeout(this.reconnectLimit);
    clearTimeout(this.acknowledging);
    this.wire?.close();
    this.wire = undefined;
    this.forget(this);
  }

  private shake(record: string): void {
    try {
      const { version } = readHandshake(record);
      if (this.statefulReconnect && version === 2) this.buffer = new SentMessages();
    } catch (error) {
      this.wire?.send(writeHandshakeAnswer(error instanceof Error ? error.message : 'refused'));
      return this.close();
    }
    this.shaken = true;
    this.deliver(writeHandshakeAnswer());
  }

  private handle(message: ClientMessage): void {
    if (this.buffer && !this.buffer.accept(message)) return;
    switch (message.type) {
      case MessageType.Invocation:
        this.acknowledgeSoon();
        void this.answer(message);
        return;
      case MessageType.Ack:
        this.buffer?.acknowledge(Number(message.sequenceId));
        return;
      case MessageType.Close:
        this.close();
        return;
      default:
        // Pings need no answer; streams are not offered.
        if (message.type >= MessageType.StreamItem) this.acknowledgeSoon();
    }
  }

  private async answer(message: ClientMessage): Promise<void> {
    const invocationId =
      typeof message.invocationId === 'string' ? message.invocationId : undefined;
    const completion = await this.call(message).catch(() => ({ error: 'The call failed.' }));
    if (invocationId === undefined) return;
    this.send({ type: MessageType.Completion, invocationId, ...completion });
  }

  private async call(message: ClientMessage): Promise<{ result: unknown } | { error: string }> {
    if (!this.withinPace()) return { error: 'Too many messages. Wait a minute.' };
    const args = Array.isArray(message.arguments) ? (message.arguments as unknown[]) : [];
    return this.hub.call(this, String(message.target), args);
  }

  private withinPace(): boolean {
    const minute = Math.floor(Date.now() / 60_000);
    if (minute !== this.minute) {
      this.minute = minute;
      this.messagesThisMinute = 0;
    }
    this.messagesThisMinute += 1;
    return this.messagesThisMinute <= MAX_MESSAGES_A_MINUTE;
  }

  private send(message: HubMessage): void {
    if (this.closed) return;
    const text = this.buffer ? this.buffer.add(message) : writeMessage(message);
    this.deliver(text);
    if (this.buffer?.overflown) this.close('Too much is unacknowledged.');
  }

  private deliver(text: string): void {
    const wire = this.wire;
    if (!wire) return;
    wire.send(text);
    if (wire.untaken <= MAX_UNTAKEN) return;
    this.wire = undefined;
    wire.drop();
    this.close();
  }

  private acknowledgeSoon(): void {
    if (!this.buffer || this.acknowledging) return;
    this.acknowledging = setTimeout(() => {
      this.acknowledging = undefined;
      if (this.buffer) this.deliver(this.buffer.acknowledgement());
    }, ACKNOWLEDGE_AFTER_MS);
    this.acknowledging.unref();
  }

  private beat(): void {
    const now = Date.now();
    if (!this.shaken && now - this.opened > HANDSHAKE_LIMIT_MS) return this.close();
    if (now - this.lastHeard > SILENCE_LIMIT_MS)
      return this.close('Nothing was heard for a minute.');
    if (this.shaken && now - this.lastPing >= PING_EVERY_MS) {
      this.lastPing = now;
      this.deliver(writeMessage({ type: MessageType.Ping }));
    }
  }
}
