import * as signalR from '@microsoft/signalr';
import { startChatServer, type ChatServer } from '../src/server.js';
import type { Log } from '../src/log.js';
import { readSettings } from '../src/settings.js';

export interface Reply {
  readonly id: string;
  readonly replyTo: string | null;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly path: string }[];
  readonly sentAt: string;
}

/** Starts a hub on a port; 0: any free port. */
export function startHub(
  port = 0,
  environment: Record<string, string> = {},
  log: Partial<Log> = {},
): Promise<ChatServer> {
  const settings = { ...readSettings(environment), port, host: 'localhost' };
  return startChatServer(settings, { info() {}, warn() {}, ...log });
}

/** Negotiates as the client that a trusted proxy names. */
export function negotiate(hub: ChatServer, address: string): Promise<Response> {
  return fetch(`http://localhost:${hub.port}/hubs/chat/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': address },
  });
}

/** The official client, with the messages that it received. */
export function client(port: number): { connection: signalR.HubConnection; replies: Reply[] } {
  const connection = new signalR.HubConnectionBuilder()
    .withUrl(`http://localhost:${port}/hubs/chat`, {
      transport: signalR.HttpTransportType.WebSockets,
      skipNegotiation: true,
    })
    .withAutomaticReconnect([50, 100, 200, 400, 800])
    .configureLogging(signalR.LogLevel.None)
    .build();
  const replies: Reply[] = [];
  connection.on('ReceiveMessage', (reply: Reply) => replies.push(reply));
  return { connection, replies };
}

/** Waits for a condition. Throws Error once `limitMs` milliseconds have passed. */
export async function until(condition: () => boolean, limitMs = 8000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`Timed out after ${limitMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Id of the nth message, always of the same length. */
export const messageId = (number: number): string => `message-${String(number).padStart(4, '0')}`;
