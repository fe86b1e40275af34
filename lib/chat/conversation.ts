import type { ChatMessage, ChatReply } from './messages';

/** Limit against flooding; the oldest are dropped. */
const MAX_MESSAGES = 1000;

/** Sends one message; rejects if delivery is unknown. */
export type Send = (message: { id: string; text: string }) => Promise<'sent' | 'refused'>;

/**
 * Messages of a chat. The visitor's are sent one at a time, which keeps their order; unconfirmed
 * ones are resent with the same id after a reconnect; duplicate replies are dropped.
 */
export class Conversation {
  private readonly listeners = new Set<() => void>();
  private sending = false;
  private online = false;

  constructor(
    private readonly send: Send,
    private readonly newId: () => string,
    private readonly now: () => string = () => new Date().toISOString(),
    /** Messages kept from another page; pending ones are resent with their ids. */
    private current: readonly ChatMessage[] = [],
  ) {}

  readonly messages = (): readonly ChatMessage[] => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Queues a message of the visitor until the hub is connected. */
  write(text: string): void {
    const message: ChatMessage = {
      id: this.newId(),
      from: 'visitor',
      state: 'waiting',
      text,
      links: [],
      sentAt: this.now(),
    };
    this.setMessages([...this.current, message]);
    void this.flush();
  }

  receive(reply: ChatReply): void {
    if (this.current.some(({ id }) => id === reply.id)) return;
    this.setMessages([
      ...this.current,
      { ...reply, sentAt: reply.sentAt || this.now(), from: 'service', state: 'sent' },
    ]);
  }

  setOnline(online: boolean): void {
    this.online = online;
    void this.flush();
  }

  private async flush(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      for (let next = this.nextWaiting(); next; next = this.nextWaiting()) {
        const state = await this.send({ id: next.id, text: next.text });
        const { id } = next;
        this.setMessages(
          this.current.map((message) => (message.id === id ? { ...message, state } : message)),
        );
      }
    } catch {
      // Retried after the next reconnect.
      this.online = false;
    } finally {
      this.sending = false;
    }
  }

  private nextWaiting(): ChatMessage | undefined {
    return this.online ? this.current.find(({ state }) => state === 'waiting') : undefined;
  }

  private setMessages(messages: readonly ChatMessage[]): void {
    this.current = messages.slice(-MAX_MESSAGES);
    for (const listener of this.listeners) listener();
  }
}
