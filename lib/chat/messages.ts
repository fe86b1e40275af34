/** A link to a page of this site; the path has no language. */
export interface ChatLink {
  readonly label: string;
  readonly path: string;
}

/** A message of the chat hub. */
export interface ChatReply {
  readonly id: string;
  readonly text: string;
  readonly links: readonly ChatLink[];
  /** ISO date-time. */
  readonly sentAt: string;
}

/** A message of the conversation; the visitor's are pending until the hub confirms them. */
export interface ChatMessage extends ChatReply {
  readonly from: 'visitor' | 'service';
  readonly state: 'waiting' | 'sent' | 'refused';
}

/** Messages kept in the browser. */
export const MAX_KEPT_MESSAGES = 100;
const MAX_TEXT = 4000;
const MAX_LINKS = 10;
/** Not `//` or `/\`, which browsers read as another host. */
const OWN_PATH = /^\/(?![/\\])[\x21-\x7e]{0,300}$/;

/** Parses a reply of the chat hub; undefined if invalid. */
export function readReply(value: unknown): ChatReply | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, text, links, sentAt } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof text !== 'string' || text.trim() === '') return undefined;
  return {
    id: id.slice(0, 100),
    text: text.slice(0, MAX_TEXT),
    links: (Array.isArray(links) ? links : []).filter(isLink).slice(0, MAX_LINKS),
    sentAt: typeof sentAt === 'string' && !Number.isNaN(Date.parse(sentAt)) ? sentAt : '',
  };
}

const TEXT_FIELDS = ['text', 'message', 'content', 'body'];
const USER_FIELDS = ['user', 'userName', 'sender', 'from', 'name'];

/**
 * Parses an event of any hub: our own reply, another object with a text, a user and a text, or a
 * text. Undefined for anything else and for echoes of the visitor's messages.
 * @param own sender name of the visitor's messages
 */
export function readArguments(values: readonly unknown[], own: string): ChatReply | undefined {
  const [first, second] = values;
  if (typeof first === 'string') {
    const [user, text] = typeof second === 'string' ? [first, second] : ['', first];
    return user === own ? undefined : newReply(text);
  }
  if (typeof first !== 'object' || first === null) return undefined;
  const fields = first as Record<string, unknown>;
  const firstText = (names: readonly string[]) =>
    names.map((name) => fields[name]).find((value) => typeof value === 'string');
  if (firstText(USER_FIELDS) === own) return undefined;
  const text = firstText(TEXT_FIELDS);
  if (text === undefined) return undefined;
  const id = typeof fields.id === 'number' ? String(fields.id) : fields.id;
  return readReply({ ...fields, text, id: typeof id === 'string' && id ? id : newId() });
}

function newReply(text: string): ChatReply | undefined {
  return readReply({ id: newId(), text });
}

/** For hubs without message ids. */
function newId(): string {
  return crypto.randomUUID();
}

/** Parses kept messages; drops invalid ones. */
export function readMessages(value: unknown): readonly ChatMessage[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.slice(-MAX_KEPT_MESSAGES).flatMap((entry) => {
    const reply = readReply(entry);
    const { from, state } = (entry ?? {}) as Record<string, unknown>;
    if (!reply || !isSender(from) || !isState(state)) return [];
    return [{ ...reply, from, state }];
  });
}

function isSender(value: unknown): value is ChatMessage['from'] {
  return value === 'visitor' || value === 'service';
}

function isState(value: unknown): value is ChatMessage['state'] {
  return value === 'waiting' || value === 'sent' || value === 'refused';
}

function isLink(value: unknown): value is ChatLink {
  const { label, path } = (value ?? {}) as Record<string, unknown>;
  return typeof label === 'string' && typeof path === 'string' && OWN_PATH.test(path);
}
