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

const LONGEST_PAUSE_MS = 30_000;
const START_TIMEOUT_MS = 8000;
const REQUEST_TIMEOUT_MS = 15_000;

/**
 * The ways to the hub, the better one first. A WebSocket that is not negotiated is a connection to one
 * process of the hub, wherever a load balancer leads it. Long polling also gets through proxies that
 * know no WebSockets or hold event streams back; its requests must reach the same process.
 */
function waysTo({ negotiates, accessToken }: HubSettings): readonly IHttpConnectionOptions[] {
  const shared = {
    withCredentials: false,
    ...(accessToken && { accessTokenFactory: () => accessToken }),
  };
  return [
    { ...shared, transport: HttpTransportType.WebSockets, skipNegotiation: !negotiates },
    { ...shared, transport: HttpTransportType.LongPolling, timeout: REQUEST_TIMEOUT_MS },
  ];
}

/**
 * Milliseconds before a reconnect: exponential backoff. It is random, so that the visitors of a hub
 * that ends do not all reach the others at the same moment.
 */
function pauseBefore(attempt: number): number {
  return Math.random() * Math.min(1000 * 2 ** attempt, LONGEST_PAUSE_MS);
}

/**
 * Starts a connection. Some proxies neither forward nor refuse a WebSocket, and browsers wait for
 * minutes.
 * @throws Error if it does not start, or not in time; it is then given up
 */
async function startInTime(hub: HubConnection): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The hub does not respond.')), START_TIMEOUT_MS);
  });
  try {
    await Promise.race([hub.start(), late]);
  } catch (error) {
    // Takes effect when the start has ended.
    void hub.stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A visitor's connection to the chat hub. It reconnects by itself after a loss, and the conversation
 * then resends what was not confirmed.
 */
export class ChatConnection {
  readonly conversation: Conversation;
  private hub: HubConnection | undefined;
  private readonly listeners = new Set<() => void>();
  private current: ConnectionState = 'connecting';
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** Counts `open` and `close`: what an earlier one began is given up. */
  private turn = 0;
  /** Names the visitor to a hub that sends each message to everybody, the writer too. */
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
    const turn = (this.turn += 1);
    for (const way of waysTo(this.settings)) {
      const hub = this.newHub(way);
      this.hub = hub;
      try {
        await startInTime(hub);
      } catch {
        if (turn !== this.turn) return;
        continue;
      }
      if (turn !== this.turn) return void hub.stop();
      return this.join(hub);
    }
    this.reconnectLater();
  }

  close(): void {
    this.turn += 1;
    clearTimeout(this.retry);
    const { hub } = this;
    this.hub = undefined;
    void hub?.stop();
  }

  private newHub(way: IHttpConnectionOptions): HubConnection {
    const hub = new HubConnectionBuilder()
      .withUrl(this.settings.url, way)
      .configureLogging(LogLevel.None)
      .build();
    for (const event of this.settings.receiveEvents) {
      hub.on(event, (...values: unknown[]) => {
        const reply = readArguments(values, this.userName);
        if (reply) this.conversation.receive(reply);
      });
    }
    hub.onclose(() => {
      if (this.hub === hub) this.reconnectLater();
    });
    return hub;
  }

  private async join(hub: HubConnection): Promise<void> {
    const { joinMethod } = this.settings;
    try {
      if (joinMethod !== null) await hub.invoke(joinMethod, this.locale);
    } catch {
      // The next attempt follows when it is closed.
      return hub.stop();
    }
    if (this.hub !== hub) return;
    this.attempt = 0;
    this.setState('connected');
  }

  private reconnectLater(): void {
    this.setState('lost');
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.open(), pauseBefore(this.attempt));
    this.attempt += 1;
  }

  private async send(message: { id: string; text: string }): Promise<'sent' | 'refused'> {
    const { hub } = this;
    if (!hub) throw new Error('The chat is closed.');
    try {
      await hub.invoke(this.settings.sendMethod, ...this.sentArguments(message));
      return 'sent';
    } catch (error) {
      // A rejected call leaves the connection up; after a lost connection the message is sent again.
      if (hub.state === HubConnectionState.Connected) return 'refused';
      throw error;
    }
  }

  private sentArguments({ id, text }: { id: string; text: string }): readonly unknown[] {
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
