import {
  HubConnectionBuilder,
  HubConnectionState,
  LogLevel,
  type HubConnection,
} from '@microsoft/signalr';
import type { Locale } from '@/lib/i18n/locales';
import { Conversation } from '@/lib/chat/conversation';
import { readReply } from '@/lib/chat/messages';

export type ConnectionState = 'connecting' | 'connected' | 'lost';

const LONGEST_PAUSE_MS = 30_000;

/** Milliseconds before a reconnect: none at first, then exponential backoff. */
function pauseBefore(attempt: number): number {
  return attempt === 0 ? 0 : Math.min(1000 * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
}

/**
 * A visitor's connection to the chat hub. It reconnects by itself after a loss, and the conversation
 * then resends what was not confirmed.
 */
export class ChatConnection {
  readonly conversation: Conversation;
  private readonly hub: HubConnection;
  private readonly listeners = new Set<() => void>();
  private current: ConnectionState = 'connecting';
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    url: string,
    private readonly locale: Locale,
  ) {
    this.hub = new HubConnectionBuilder()
      .withUrl(url, { withCredentials: false })
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
    this.hub.onreconnecting(() => this.setState('lost'));
    this.hub.onreconnected(() => this.setState('connected'));
    this.hub.onclose(() => this.reconnectLater());
  }

  readonly state = (): ConnectionState => this.current;

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
      this.setState('connected');
    } catch {
      // A connected hub can't be started again: stop it, and `onclose` schedules the retry.
      if (this.hub.state === HubConnectionState.Connected) void this.hub.stop();
      else this.reconnectLater();
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    void this.hub.stop();
  }

  private reconnectLater(): void {
    if (this.closed) return;
    this.setState('lost');
    clearTimeout(this.retry);
    this.attempt += 1;
    this.retry = setTimeout(() => void this.open(), pauseBefore(this.attempt));
  }

  private async send(message: { id: string; text: string }): Promise<'sent' | 'refused'> {
    try {
      await this.hub.invoke('SendMessage', { ...message, locale: this.locale });
      return 'sent';
    } catch (error) {
      // A rejected call leaves the connection up; after a lost connection the message is sent again.
      if (this.hub.state === HubConnectionState.Connected) return 'refused';
      throw error;
    }
  }

  private setState(state: ConnectionState): void {
    this.current = state;
    this.conversation.setOnline(state === 'connected');
    for (const listener of this.listeners) listener();
  }
}
