import { MessageType } from '@microsoft/signalr';
import { isSequenced, writeMessage, type ClientMessage } from './frames.js';
import type { HubMessage } from '@microsoft/signalr';

const MAX_UNACKNOWLEDGED_CHARACTERS = 200_000;

/**
 * Message numbers of both directions, for stateful reconnect: sent messages are buffered until the
 * client acknowledges them, and messages received twice after a reconnect are dropped.
 */
export class SentMessages {
  private unacknowledged: { id: number; text: string }[] = [];
  private unacknowledgedCharacters = 0;
  private sent = 0;
  private nextReceived = 1;
  private latestReceived = 0;
  private awaitsSequence = false;

  /** Serialises a message and buffers it if it is sequenced. */
  add(message: HubMessage): string {
    const text = writeMessage(message);
    if (isSequenced(message.type)) {
      this.sent += 1;
      this.unacknowledged.push({ id: this.sent, text });
      this.unacknowledgedCharacters += text.length;
    }
    return text;
  }

  /** Whether too much is unacknowledged. */
  get overflowed(): boolean {
    return this.unacknowledgedCharacters > MAX_UNACKNOWLEDGED_CHARACTERS;
  }

  acknowledge(sequenceId: number): void {
    this.unacknowledged = this.unacknowledged.filter(({ id, text }) => {
      if (id <= sequenceId) this.unacknowledgedCharacters -= text.length;
      return id > sequenceId;
    });
  }

  /** Called after a reconnect: the client's sequence message numbers what it sends next. */
  expectSequence(): void {
    this.awaitsSequence = true;
  }

  /** All unacknowledged messages, after a sequence message with the number of the first. */
  resend(): string[] {
    const sequenceId = this.unacknowledged[0]?.id ?? this.sent + 1;
    return [
      writeMessage({ type: MessageType.Sequence, sequenceId }),
      ...this.unacknowledged.map(({ text }) => text),
    ];
  }

  /**
   * Whether a received message is new.
   * @throws Error if the client skips numbers
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
    if (!isSequenced(message.type)) return true;
    const id = this.nextReceived;
    this.nextReceived += 1;
    if (id <= this.latestReceived) return false;
    this.latestReceived = id;
    return true;
  }

  /** The acknowledgement to send to the client. */
  acknowledgement(): string {
    return writeMessage({
      type: MessageType.Ack,
      sequenceId: this.latestReceived,
    });
  }
}
