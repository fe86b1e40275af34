import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { askRedis, redis, redisSubscriber } from '../redis/redis';

/** The list of changes in Redis: a stream, whose ids only Redis gives, in rising order. */
const STREAM = 'site:changes';
/** Says that an instance is running, so that changes reach at least one. */
const RUNNING = 'site:running';
const RUNNING_SECONDS = 15;
/** An instance that was away for longer renders everything again. */
const CHANGES_KEPT = 1000;
const MOST_UNSENT = 100;
/** How long one read waits for a change, and how long its reply may be overdue. */
const READ_MS = 1000;
const OVERDUE_MS = 3000;
/** A change comes back within a millisecond or two. */
const RETURN_MS = 300;
const RETRY_MS = 50;

/** A change, with the tags that it makes stale. */
interface TaggedChange {
  readonly tags: readonly string[];
}

interface State {
  /** Id of the last change that this instance has applied. */
  last: string;
  /** Oldest change in the list. */
  oldest: string;
  /** Last change by tag. */
  readonly latest: Map<string, string>;
  readonly unsent: TaggedChange[];
  readonly awaited: Map<string, () => void>;
}

/** What an instance does with changes, which are of the kind that all instances share. */
interface Follower<Change extends TaggedChange = TaggedChange> {
  /** The change that makes all content stale. */
  readonly everything: Change;
  /** Applies a change here; must mark what is stale before it returns. */
  apply(change: Change): void;
  /** Marks everything as stale without rendering any page. */
  readonly markEverything: () => void;
  /** Redis is empty: gives it what this instance holds and others may lack. Must not reject. */
  readonly refill: () => Promise<void>;
}

type Client = NonNullable<ReturnType<typeof redisSubscriber>>;
type Message = { readonly id: string; readonly message: Record<string, string> };

const ORIGIN = randomUUID();

/** Next loads this module more than once. */
const globals = globalThis as typeof globalThis & { portsSharedChanges?: State };

/**
 * Follows the changes that other instances received, from now until the process ends. Whatever was
 * missed while Redis was away is applied when it is back; if Redis has lost its list, or this
 * instance has just started, everything counts as changed.
 */
export function followChanges<Change extends TaggedChange>(follower: Follower<Change>): void {
  if (!redis() || globals.portsSharedChanges) return;
  const state: State = {
    last: '',
    oldest: '',
    latest: new Map(),
    unsent: [],
    awaited: new Map(),
  };
  globals.portsSharedChanges = state;
  void follow(state, follower);
}

/**
 * Shares a change that this instance has marked already with the others. Resolves when this
 * instance has seen it in the list, so that what is rendered from now on counts as later. Without
 * Redis it is kept and sent when Redis is back.
 */
export async function shareChange<Change extends TaggedChange>(change: Change): Promise<void> {
  const state = globals.portsSharedChanges;
  if (!state) return;
  let id: string;
  try {
    id = await askRedis((client) => append(client, change));
  } catch {
    state.unsent.push(change);
    return;
  }
  if (!isBefore(state.last, id)) return;
  const returned = new Promise<void>((resolve) => state.awaited.set(id, resolve));
  await Promise.race([returned, pause(RETURN_MS, undefined, { ref: false })]);
  state.awaited.delete(id);
}

/** Id of the last change that this instance knows; undefined while it follows none. */
export function lastChangeId(): string | undefined {
  return globals.portsSharedChanges?.last || undefined;
}

/** Whether what an instance made when it knew all changes up to an id has not changed since. */
export function isCurrent(tags: readonly string[], id: string): boolean {
  const state = globals.portsSharedChanges;
  if (!state?.last) return false;
  const isUnsent = state.unsent.some((change) => change.tags.some((tag) => tags.includes(tag)));
  return !isUnsent && tags.every((tag) => !isBefore(id, state.latest.get(tag) ?? state.oldest));
}

/** Ends following, after the read that is waiting. */
export function endFollowing(): void {
  globals.portsSharedChanges = undefined;
}

async function follow(state: State, follower: Follower): Promise<void> {
  let client: Client | undefined;
  let isCaughtUp = false;
  while (globals.portsSharedChanges === state) {
    client ??= redisSubscriber();
    if (!client) return;
    if (!client.isReady) {
      isCaughtUp = false;
      await pause(RETRY_MS, undefined, { ref: false });
      continue;
    }
    try {
      if (!isCaughtUp) await inTime(catchUp(state, client, follower));
      isCaughtUp = true;
      await inTime(sendUnsent(state, client, follower.everything));
      await inTime(
        client.set(RUNNING, '1', { expiration: { type: 'EX', value: RUNNING_SECONDS } }),
      );
      for (const message of await inTime(readNext(state, client))) take(state, message, follower);
    } catch {
      // Redis is gone, or it hangs: then only another connection shows when it is back.
      isCaughtUp = false;
      client.destroy();
      client = undefined;
      await pause(RETRY_MS, undefined, { ref: false });
    }
  }
  client?.destroy();
}

async function catchUp(state: State, client: Client, follower: Follower): Promise<void> {
  const isStart = state.last === '';
  if (isStart) {
    const isFirst = await client.set(RUNNING, '1', {
      condition: 'NX',
      expiration: { type: 'EX', value: RUNNING_SECONDS },
    });
    // While no instance was running, no change was reported to any.
    if (isFirst) await append(client, follower.everything);
  } else {
    const known = (await client.xRange(STREAM, state.last, state.last)) ?? [];
    if (known.length > 0) return;
  }
  const messages = (await client.xRange(STREAM, '-', '+')) ?? [];
  const [first] = messages;
  if (!first) {
    await append(client, follower.everything);
    return catchUp(state, client, follower);
  }
  follower.markEverything();
  state.latest.clear();
  state.oldest = first.id;
  for (const { id, message } of messages) note(state, id, read(message)?.tags ?? []);
  if (isStart) return;
  void follower.refill();
  follower.apply(follower.everything);
}

async function sendUnsent(state: State, client: Client, everything: TaggedChange): Promise<void> {
  if (state.unsent.length > MOST_UNSENT) state.unsent.splice(0, Infinity, everything);
  for (let [change] = state.unsent; change; [change] = state.unsent) {
    await append(client, change);
    state.unsent.shift();
  }
}

async function readNext(state: State, client: Client): Promise<readonly Message[]> {
  const streams = await client.xRead([{ key: STREAM, id: state.last }], {
    BLOCK: READ_MS,
    COUNT: CHANGES_KEPT,
  });
  return (streams as { messages: Message[] }[] | null)?.[0]?.messages ?? [];
}

function take(state: State, { id, message }: Message, { apply }: Follower): void {
  const change = read(message);
  if (change && message.origin !== ORIGIN) apply(change);
  note(state, id, change?.tags ?? []);
  state.awaited.get(id)?.();
}

function note(state: State, id: string, tags: readonly string[]): void {
  for (const tag of tags) state.latest.set(tag, id);
  state.last = id;
}

function append(client: Client, change: TaggedChange): Promise<string> {
  return client.xAdd(
    STREAM,
    '*',
    { origin: ORIGIN, change: JSON.stringify(change) },
    { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: CHANGES_KEPT } },
  );
}

function read(message: Record<string, string>): TaggedChange | undefined {
  try {
    return JSON.parse(message.change ?? '') as TaggedChange;
  } catch {
    return undefined;
  }
}

/** The client limits how long a command waits to be sent, not how long its reply takes. */
async function inTime<Reply>(reply: Promise<Reply>): Promise<Reply> {
  const overdue = new AbortController();
  const deadline = pause(READ_MS + OVERDUE_MS, undefined, {
    ref: false,
    signal: overdue.signal,
  }).then(() => Promise.reject(new Error('Redis does not respond')));
  deadline.catch(() => undefined);
  try {
    return await Promise.race([reply, deadline]);
  } finally {
    overdue.abort();
  }
}

/** Whether one id (`milliseconds-number`) is lower than another. */
function isBefore(id: string, other: string): boolean {
  const [[time = 0, number = 0], [otherTime = 0, otherNumber = 0]] = [id, other].map((text) =>
    text.split('-').map(Number),
  ) as [number[], number[]];
  return time === otherTime ? number < otherNumber : time < otherTime;
}
