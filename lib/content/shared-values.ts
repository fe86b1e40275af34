import type { RedisClientType } from '@redis/client';
import { setTimeout as pause } from 'node:timers/promises';
import { isCurrent, lastChangeId } from '../cache/shared-changes';
import { config } from '../config';
import { withOwnVersions } from '../media/media-path';
import { log } from '../logging/log';
import { askRedis } from '../redis/redis';
import { snapshotsInBatches } from './snapshots';

/** Also the last good copy of an instance without a snapshot of its own. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_CHARACTERS = 1024 * 1024;
/** How long one instance reads from the CMS for all, and others wait for it. */
const TURN_MS = 3000;
const LONGEST_WAIT_MS = 1500;
const LOOK_EVERY_MS = 30;
const SNAPSHOTS_AT_ONCE = 50;
const SHARING_ATTEMPTS = 20;
const SHARING_PAUSE_MS = 250;
/** Lower than every id of a change: a last good copy, which no instance takes for current. */
const BEFORE_ALL_CHANGES = '0-0';

/** What an instance read from the CMS, and the last change that it knew when it began. */
export interface SharedValue {
  readonly value: unknown;
  readonly change: string;
}

/** One load of a loader's value, of which all instances have one at a time. */
export interface SharedLoad {
  /** What another instance has read since the last change; undefined if this one must read. */
  readonly found: SharedValue | undefined;
  /** Gives what was read to the others; `null` for what is not published. */
  readonly end: (value?: { readonly value: unknown } | null) => Promise<void>;
}

const NOT_SHARED: SharedLoad = { found: undefined, end: async () => undefined };

/**
 * Begins to load a value: takes it from another instance, waits for one that is reading it, or lets
 * this one read. Without Redis every instance reads.
 * @param name of the loader with its arguments
 * @param tags whose changes make the value stale
 */
export async function beginSharedLoad(name: string, tags: readonly string[]): Promise<SharedLoad> {
  const change = lastChangeId();
  if (change === undefined) return NOT_SHARED;
  const turn = `site:reading:${change}:${name}`;
  const end: SharedLoad['end'] = async (value) => {
    await store(name, turn, value && { ...value, change }).catch(() => undefined);
  };
  try {
    const deadline = performance.now() + LONGEST_WAIT_MS;
    while (performance.now() < deadline) {
      const [found, isMine] = await Promise.all([
        current(name, tags),
        askRedis((client) =>
          client.set(turn, '1', {
            condition: 'NX',
            expiration: { type: 'PX', value: TURN_MS },
          }),
        ),
      ]);
      if (found && isMine) await end();
      if (found) return { found, end: NOT_SHARED.end };
      if (isMine) return { found: undefined, end };
      await pause(LOOK_EVERY_MS);
    }
  } catch {
    // Redis went away: the CMS is asked.
  }
  return { found: undefined, end };
}

/** The value that was read last by any instance, however old; undefined also without Redis. */
export async function lastSharedValue(name: string): Promise<SharedValue | undefined> {
  if (!config().redisUrl) return undefined;
  const text = await askRedis((client) => client.get(keyOf(name)), {
    evenAfterFailure: true,
  }).catch(() => null);
  return text === null ? undefined : read(text);
}

/**
 * Gives Redis, which has lost everything, the snapshots of this instance: others may never have read
 * what they hold, and must not be without it if the CMS fails before they do. A newer value is kept.
 */
export async function shareSnapshots(): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const shared = await shareAllSnapshots();
      return log.info({ snapshots: shared }, 'snapshots shared');
    } catch (error) {
      // Redis has just come back, and this connection may find it a little later.
      if (attempt === SHARING_ATTEMPTS) {
        return log.warn({ error: String(error) }, 'snapshots not shared');
      }
      await pause(SHARING_PAUSE_MS, undefined, { ref: false });
    }
  }
}

async function shareAllSnapshots(): Promise<number> {
  let shared = 0;
  for await (const batch of snapshotsInBatches(SNAPSHOTS_AT_ONCE)) {
    await askRedis(
      (client) => Promise.all(batch.map(({ name, value }) => giveOlder(client, name, value))),
      { evenAfterFailure: true },
    );
    shared += batch.length;
  }
  return shared;
}

async function giveOlder(client: RedisClientType, name: string, value: unknown): Promise<void> {
  const text = JSON.stringify({ value, change: BEFORE_ALL_CHANGES } satisfies SharedValue);
  if (text.length > MAX_CHARACTERS) return;
  await client.set(keyOf(name), text, {
    condition: 'NX',
    expiration: { type: 'PX', value: LIFETIME_MS },
  });
}

async function current(name: string, tags: readonly string[]): Promise<SharedValue | undefined> {
  const [text, remaining] = await askRedis((client) =>
    Promise.all([client.get(keyOf(name)), client.pTTL(keyOf(name))]),
  );
  if (text === null) return undefined;
  const age = LIFETIME_MS - Number(remaining);
  if (age > config().contentRevalidateSeconds * 1000) return undefined;
  const found = read(text);
  return isCurrent(tags, found.change) ? found : undefined;
}

async function store(
  name: string,
  turn: string,
  value: SharedValue | null | undefined,
): Promise<void> {
  const text = value && JSON.stringify(value);
  await askRedis(async (client) => {
    if (value === null) await client.del(keyOf(name));
    else if (text && text.length <= MAX_CHARACTERS) {
      await client.set(keyOf(name), text, { expiration: { type: 'PX', value: LIFETIME_MS } });
    }
    await client.del(turn);
  });
}

function read(text: string): SharedValue {
  return JSON.parse(withOwnVersions(text)) as SharedValue;
}

function keyOf(name: string): string {
  return `site:content:${name}`;
}
