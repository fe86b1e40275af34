import { MessageType } from '@microsoft/signalr';
import { isCounted, writeMessage, type ClientMessage } from './frames.js';
import type { HubMessage } from '@microsoft/signalr';

const MAX_HELD_CHARACTERS = 200_000;

/**
 * Both directions' counts of a connection with stateful reconnect: what was sent is held until
 * the client acknowledges it, what comes twice after a reconnect is passed on once.
 */
export class SentMessages {
  private held: { id: number; text: string }[] = [];
  private heldCharacters = 0;
  private sent = 0;
  private nextReceived = 1;
  private latestReceived = 0;
  private awaitsSequence = false;

  /** Text to send for a message, held where it counts. */
  add(message: HubMessage): string {
    const text = writeMessage(message);
    if (isCounted(message.type)) {
      this.sent += 1;
      this.held.push({ id: this.sent, text });
      this.heldCharacters += text.length;
    }
    return text;
  }

  /** Whether the client has left too much unacknowledged. */
  get overflown(): boolean {
    return this.heldCharacters > MAX_HELD_CHARACTERS;
  }

  acknowledge(sequenceId: number): void {
    this.held = this.held.filter(({ id, text }) => {
      if (id <= sequenceId) this.heldCharacters -= text.length;
      return id > sequenceId;
    });
  }

  /** After the transport was lost: what the client sends next is numbered by its sequence message. */
  expectSequence(): void {
    this.awaitsSequence = true;
  }

  /** Everything that the client has not acknowledged, headed by its number. */
  resend(): string[] {
    const sequenceId = this.held[0]?.id ?? this.sent + 1;
    return [
      writeMessage({ type: MessageType.Sequence, sequenceId }),
      ...this.held.map(({ text }) => text),
    ];
  }

  /**
   * Whether a received message is new.
   * @throws Error where the client skips numbers.
   */
  accept(message: ClientMessage): boolean {
    if (message.type === MessageType.Sequence) {
      const sequenceId = Number(message.sequenceId);
      if (!Number.isInteger(sequenceId) || sequenceId < 1 || sequenceId > this.nextReceived) {
        throw new Error('sequence number out of order');
      }
      this.awaitsSequence = false;
      this.nextReceived = sequenceId;
      return false;
    }
    if (this.awaitsSequence) return false;
    if (!isCounted(message.type)) return true;
    const id = this.nextReceived;
    this.nextReceived += 1;
    if (id <= this.latestReceived) return false;
    this.latestReceived = id;
    return true;
  }

  /** The acknowledgement that is due to the client. */
  acknowledgement(): string {
    return writeMessage({
      type: MessageType.Ack,
      sequenceId: this.latestReceived,
    });
  }
}
