import { JsonHubProtocol, MessageType, type HubMessage } from '@microsoft/signalr';

/** Ends each message of the protocol. */
const RECORD_SEPARATOR = '\u001e';

const protocol = new JsonHubProtocol();

/** A message from a client; its type decides which of the further fields are there. */
export interface ClientMessage {
  readonly type: MessageType;
  readonly target?: unknown;
  readonly arguments?: unknown;
  readonly invocationId?: unknown;
  readonly sequenceId?: unknown;
}

/** Splits what a transport delivered into whole records; the rest waits for more. */
export function splitRecords(text: string): { records: string[]; rest: string } {
  const parts = text.split(RECORD_SEPARATOR);
  return { records: parts.slice(0, -1), rest: parts.at(-1) ?? '' };
}

/**
 * Reads one record. The official package's reader drops messages that only clients send.
 * @throws Error where it is not a message of the protocol.
 */
export function readMessage(record: string): ClientMessage {
  const message = JSON.parse(record) as ClientMessage | null;
  if (typeof message !== 'object' || message === null || typeof message.type !== 'number') {
    throw new Error('not a message of the protocol');
  }
  return message;
}

/** A message as a record of the protocol, with its separator. */
export function writeMessage(message: HubMessage): string {
  return protocol.writeMessage(message);
}

/**
 * Reads the handshake request, the first record of a connection.
 * @throws Error where it asks for another protocol.
 */
export function readHandshake(record: string): { version: number } {
  const request = parsedHandshake(record);
  if (request?.protocol !== 'json') throw new Error('only the json protocol is spoken here');
  if (request.version !== 1 && request.version !== 2) throw new Error('unknown protocol version');
  return { version: request.version };
}

function parsedHandshake(record: string): { protocol?: unknown; version?: unknown } | null {
  try {
    return JSON.parse(record) as { protocol?: unknown; version?: unknown } | null;
  } catch {
    // The parser's own words repeat what was sent.
    throw new Error('the handshake is no JSON');
  }
}

/** The answer to a handshake request; `error` says why it is refused. */
export function writeHandshakeAnswer(error?: string): string {
  return JSON.stringify(error ? { error } : {}) + RECORD_SEPARATOR;
}

/** Messages that are counted, acknowledged and sent again after a reconnect. */
export function isCounted(type: MessageType): boolean {
  return type >= MessageType.Invocation && type <= MessageType.CancelInvocation;
}
