import { JsonHubProtocol, type MessageType, type HubMessage } from '@microsoft/signalr';

/** Record separator of the protocol. */
const RECORD_SEPARATOR = '\u001e';

const protocol = new JsonHubProtocol();

/** A message from a client; its type determines which of the other fields are present. */
export interface ClientMessage {
  readonly type: MessageType;
  readonly target?: unknown;
  readonly arguments?: unknown;
  readonly invocationId?: unknown;
}

/** Splits received text into complete records and a remainder. */
export function splitRecords(text: string): { records: string[]; rest: string } {
  const parts = text.split(RECORD_SEPARATOR);
  return { records: parts.slice(0, -1), rest: parts.at(-1) ?? '' };
}

/**
 * Parses one record. The official package's parser drops messages that only clients send.
 * @throws Error if it is not a message of the protocol
 */
export function readMessage(record: string): ClientMessage {
  const message = JSON.parse(record) as ClientMessage | null;
  if (typeof message !== 'object' || message === null || typeof message.type !== 'number') {
    throw new Error('not a protocol message');
  }
  return message;
}

/** A message as a record of the protocol, with its separator. */
export function writeMessage(message: HubMessage): string {
  return protocol.writeMessage(message);
}

/**
 * Parses the handshake request, the first record of a connection. Version 2 adds stateful
 * reconnect, which is optional for a hub.
 * @throws Error for another protocol
 */
export function readHandshake(record: string): void {
  const request = parsedHandshake(record);
  if (request?.protocol !== 'json') throw new Error('only the json protocol is supported');
  if (request.version !== 1 && request.version !== 2) throw new Error('unknown protocol version');
}

function parsedHandshake(record: string): { protocol?: unknown; version?: unknown } | null {
  try {
    return JSON.parse(record) as { protocol?: unknown; version?: unknown } | null;
  } catch {
    // The parser's message would repeat user input.
    throw new Error('the handshake is not JSON');
  }
}

/** The response to a handshake request; `error` if it is refused. */
export function writeHandshakeResponse(error?: string): string {
  return JSON.stringify(error ? { error } : {}) + RECORD_SEPARATOR;
}
