/** Arguments of a sent message: `{id, text, locale}`, a name and the text, or the text alone. */
export const SENT_SHAPES = ['object', 'user-text', 'text'] as const;
export type SentShape = (typeof SENT_SHAPES)[number];

/** Settings of the browser's SignalR client. */
export interface HubSettings {
  readonly url: string;
  /** Called with the language once connected; null = none. */
  readonly joinMethod: string | null;
  readonly sendMethod: string;
  readonly sentShape: SentShape;
  /** Events with incoming messages. */
  readonly receiveEvents: readonly string[];
  /** SignalR's access token, public; empty = none. */
  readonly accessToken: string;
  /** Negotiates before opening a WebSocket, for hubs that redirect in the negotiation. */
  readonly negotiates: boolean;
}
