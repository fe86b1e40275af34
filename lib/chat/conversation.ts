import type { ChatLine, ChatReply } from './messages';

/** Sends one message; rejects while it can't be known whether it has arrived. */
export type Send = (message: { id: string; text: string }) => Promise<'sent' | 'refused'>;

/**
 * The lines of a chat in their order. What the visitor writes is sent one by one, so that the
 * order holds; what was not confirmed is sent again under the same id once the line is back; an
 * answer that comes twice is shown once.
 */
export class Conversation {
  private current: readonly ChatLine[] = [];
  private readonly listeners = new Set<() => void>();
  private sending = false;
  private online = false;

  constructor(
    private readonly send: Send,
    private readonly newId: () => string,
    private readonly now: () => string = () => new Date().toISOString(),
  ) {}

  readonly lines = (): readonly ChatLine[] => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Takes what the visitor wrote; it waits where the line is down. */
  write(text: string): void {
    const line: ChatLine = {
      id: this.newId(),
      from: 'visitor',
      state: 'waiting',
      text,
      links: [],
      sentAt: this.now(),
    };
    this.change([...this.current, line]);
    void this.flush();
  }

  receive(reply: ChatReply): void {
    if (this.current.some(({ id }) => id === reply.id)) return;
    this.change([
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
        this.change(this.current.map((line) => (line.id === id ? { ...line, state } : line)));
      }
    } catch {
      // It waits for the next time that the line is up.
      this.online = false;
    } finally {
      this.sending = false;
    }
  }

  private nextWaiting(): ChatLine | undefined {
    return this.online ? this.current.find(({ state }) => state === 'waiting') : undefined;
  }

  private change(lines: readonly ChatLine[]): void {
    this.current = lines;
    for (const listener of this.listeners) listener();
  }
}
