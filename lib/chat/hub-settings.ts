/** How the visitor's message is sent: `{id, text, locale}`, a name and the text, or the text alone. */
export const SENT_SHAPES = ['object', 'user-text', 'text'] as const;
export type SentShape = (typeof SENT_SHAPES)[number];

/** How browsers talk to the chat hub. */
export interface HubSettings {
  readonly url: string;
  /** Called with the language once connected; null where there is no such method. */
  readonly joinMethod: string | null;
  readonly sendMethod: string;
  readonly sentShape: SentShape;
  /** Events that bring a message. */
  readonly receiveEvents: readonly string[];
  /** Sent as SignalR's access token, visible to everybody; empty for none. */
  readonly accessToken: string;
  /** Whether a WebSocket is negotiated first, for a hub whose negotiation leads elsewhere. */
  readonly negotiates: boolean;
}
