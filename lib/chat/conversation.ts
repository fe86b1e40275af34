import type { ChatMessage, ChatReply } from './messages';

/** However much a hub sends: the oldest go first. */
const MAX_MESSAGES = 1000;

/** Sends one message; rejects if it is unknown whether it has arrived. */
export type Send = (message: { id: string; text: string }) => Promise<'sent' | 'refused'>;

/**
 * The messages of a chat. The visitor's are sent one by one, which keeps their order; unconfirmed ones
 * are sent again with the same id after a reconnect; a reply that arrives twice is shown once.
 */
export class Conversation {
  private readonly listeners = new Set<() => void>();
  private sending = false;
  private online = false;

  constructor(
    private readonly send: Send,
    private readonly newId: () => string,
    private readonly now: () => string = () => new Date().toISOString(),
    /** The messages so far, of another page; those that wait are sent again under their ids. */
    private current: readonly ChatMessage[] = [],
  ) {}

  readonly messages = (): readonly ChatMessage[] => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Adds a message of the visitor; it waits while the hub is disconnected. */
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
