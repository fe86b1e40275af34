import {
  HttpTransportType,
  HubConnectionBuilder,
  HubConnectionState,
  LogLevel,
  type HubConnection,
  type IHttpConnectionOptions,
} from '@microsoft/signalr';
import type { Locale } from '@/lib/i18n/locales';
import { Conversation } from '@/lib/chat/conversation';
import type { HubSettings } from '@/lib/chat/hub-settings';
import { readArguments, type ChatMessage } from '@/lib/chat/messages';

export type ConnectionState = 'connecting' | 'connected' | 'lost';

const MAX_BACKOFF_MS = 30_000;
const START_TIMEOUT_MS = 8000;
const REQUEST_TIMEOUT_MS = 15_000;

/**
 * Transports in order of preference. A WebSocket without negotiation needs no sticky session. Long
 * polling passes proxies that block WebSockets or buffer event streams; its requests need a sticky
 * session.
 */
function transports({ negotiates, accessToken }: HubSettings): readonly IHttpConnectionOptions[] {
  const shared = {
    withCredentials: false,
    ...(accessToken && { accessTokenFactory: () => accessToken }),
  };
  return [
    { ...shared, transport: HttpTransportType.WebSockets, skipNegotiation: !negotiates },
    { ...shared, transport: HttpTransportType.LongPolling, timeout: REQUEST_TIMEOUT_MS },
  ];
}

/** Milliseconds with full jitter: clients of a failed hub must not reconnect together. */
function backoff(attempt: number): number {
  return Math.random() * Math.min(1000 * 2 ** attempt, MAX_BACKOFF_MS);
}

/**
 * Starts a connection with a timeout: some proxies neither forward nor refuse a WebSocket.
 * @throws Error if it does not start in time; it is then stopped
 */
async function startWithTimeout(hub: HubConnection): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The hub does not respond.')), START_TIMEOUT_MS);
  });
  try {
    await Promise.race([hub.start(), late]);
  } catch (error) {
    // Takes effect when the start has settled.
    void hub.stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** A visitor's connection to the hub: reconnects, then unconfirmed messages are sent again. */
export class ChatConnection {
  readonly conversation: Conversation;
  private hub: HubConnection | undefined;
  private readonly listeners = new Set<() => void>();
  private current: ConnectionState = 'connecting';
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** Incremented by `open` and `close` to cancel an earlier attempt. */
  private generation = 0;
  /** Identifies the visitor's own messages in a hub that broadcasts to all clients. */
  private readonly userName = `visitor-${crypto.randomUUID().slice(0, 8)}`;

  constructor(
    private readonly settings: HubSettings,
    private readonly locale: Locale,
    earlier: readonly ChatMessage[] = [],
  ) {
    this.conversation = new Conversation(
      (message) => this.send(message),
      () => crypto.randomUUID(),
      () => new Date().toISOString(),
      earlier,
    );
  }

  readonly state = (): ConnectionState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  async open(): Promise<void> {
    const generation = (this.generation += 1);
    for (const transport of transports(this.settings)) {
      const hub = this.createHub(transport);
      this.hub = hub;
      try {
        await startWithTimeout(hub);
      } catch {
        if (generation !== this.generation) return;
        continue;
      }
      if (generation !== this.generation) return void hub.stop();
      return this.join(hub);
    }
    this.scheduleReconnect();
  }

  close(): void {
    this.generation += 1;
    clearTimeout(this.retry);
    const { hub } = this;
    this.hub = undefined;
    void hub?.stop();
  }

  private createHub(transport: IHttpConnectionOptions): HubConnection {
    const hub = new HubConnectionBuilder()
      .withUrl(this.settings.url, transport)
      .configureLogging(LogLevel.None)
      .build();
    for (const event of this.settings.receiveEvents) {
      hub.on(event, (...values: unknown[]) => {
        const reply = readArguments(values, this.userName);
        if (reply) this.conversation.receive(reply);
      });
    }
    hub.onclose(() => {
      if (this.hub === hub) this.scheduleReconnect();
    });
    return hub;
  }

  private async join(hub: HubConnection): Promise<void> {
    const { joinMethod } = this.settings;
    try {
      if (joinMethod !== null) await hub.invoke(joinMethod, this.locale);
    } catch {
      // `onclose` schedules the next attempt.
      return hub.stop();
    }
    if (this.hub !== hub) return;
    this.attempt = 0;
    this.setState('connected');
  }

  private scheduleReconnect(): void {
    this.setState('lost');
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.open(), backoff(this.attempt));
    this.attempt += 1;
  }

  private async send(message: { id: string; text: string }): Promise<'sent' | 'refused'> {
    const { hub } = this;
    if (!hub) throw new Error('The chat is closed.');
    try {
      await hub.invoke(this.settings.sendMethod, ...this.toArguments(message));
      return 'sent';
    } catch (error) {
      // A rejected call keeps the connection; after a lost connection the message is resent.
      if (hub.state === HubConnectionState.Connected) return 'refused';
      throw error;
    }
  }

  private toArguments({ id, text }: { id: string; text: string }): readonly unknown[] {
    switch (this.settings.sentShape) {
      case 'object':
        return [{ id, text, locale: this.locale }];
      case 'user-text':
        return [this.userName, text];
      case 'text':
        return [text];
    }
  }

  private setState(state: ConnectionState): void {
    this.current = state;
    this.conversation.setOnline(state === 'connected');
    for (const listener of this.listeners) listener();
  }
}
