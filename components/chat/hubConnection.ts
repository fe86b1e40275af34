import {
  HubConnectionBuilder,
  HubConnectionState,
  LogLevel,
  type HubConnection,
} from '@microsoft/signalr';
import type { Locale } from '@/lib/i18n/locales';
import { Conversation } from '@/lib/chat/conversation';
import { readReply } from '@/lib/chat/messages';

export type LineState = 'connecting' | 'connected' | 'lost';

const LONGEST_PAUSE_MS = 30_000;

/** Milliseconds before the next try: at once, then longer and longer. */
function pauseBefore(attempt: number): number {
  return attempt === 0 ? 0 : Math.min(1000 * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
}

/**
 * A visitor's line to the chat service (specification §2, floating widget): it comes back by
 * itself after a loss, and the conversation sends what was not confirmed.
 */
export class ChatLine {
  readonly conversation: Conversation;
  private readonly hub: HubConnection;
  private readonly listeners = new Set<() => void>();
  private current: LineState = 'connecting';
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    address: string,
    private readonly locale: Locale,
  ) {
    this.hub = new HubConnectionBuilder()
      .withUrl(address, { withCredentials: false })
      .withAutomaticReconnect({
        nextRetryDelayInMilliseconds: ({ previousRetryCount }) => pauseBefore(previousRetryCount),
      })
      .withStatefulReconnect()
      .configureLogging(LogLevel.None)
      .build();
    this.conversation = new Conversation(
      (message) => this.send(message),
      () => crypto.randomUUID(),
    );
    this.hub.on('ReceiveMessage', (value: unknown) => {
      const reply = readReply(value);
      if (reply) this.conversation.receive(reply);
    });
    this.hub.onreconnecting(() => this.change('lost'));
    this.hub.onreconnected(() => this.change('connected'));
    this.hub.onclose(() => this.lose());
  }

  readonly state = (): LineState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  async open(): Promise<void> {
    this.closed = false;
    try {
      await this.hub.start();
      if (this.closed) return void this.hub.stop();
      await this.hub.invoke('Join', this.locale);
      this.attempt = 0;
      this.change('connected');
    } catch {
      // A line that is up can't be opened again: it ends first, and its end leads to the next try.
      if (this.hub.state === HubConnectionState.Connected) void this.hub.stop();
      else this.lose();
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    void this.hub.stop();
  }

  private lose(): void {
    if (this.closed) return;
    this.change('lost');
    clearTimeout(this.retry);
    this.attempt += 1;
    this.retry = setTimeout(() => void this.open(), pauseBefore(this.attempt));
  }

  private async send(message: { id: string; text: string }): Promise<'sent' | 'refused'> {
    try {
      await this.hub.invoke('SendMessage', { ...message, locale: this.locale });
      return 'sent';
    } catch (error) {
      // A refusal leaves the line up; a lost line may come back and the message is sent again.
      if (this.hub.state === HubConnectionState.Connected) return 'refused';
      throw error;
    }
  }

  private change(state: LineState): void {
    this.current = state;
    this.conversation.setOnline(state === 'connected');
    for (const listener of this.listeners) listener();
  }
}
