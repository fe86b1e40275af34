import { RESP_TYPES, type RedisClientType } from '@redis/client';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { config } from '../config';
import { askRedis } from '../redis/redis';

/** Tag of every entry. */
export const EVERYTHING = '*';
/** Prefix of the tags of files, of which there is no end: they expire. */
export const FILE_TAG = 'file:';

/** Id of the last change by tag. */
export type ChangeIds = ReadonlyMap<string, string>;

/** An entry as other instances read it. */
interface SharedRecord {
  readonly value: unknown;
  readonly tags: readonly string[];
  readonly lifetimeMs: number;
  /** The last changes of its tags that the instance had seen before it made the entry. */
  readonly changes: readonly (readonly [tag: string, id: string | undefined])[];
  /** TTL in Redis. */
  readonly keptMs: number;
}

interface SharedEntry extends Omit<SharedRecord, 'changes' | 'keptMs'> {
  readonly ageMs: number;
  /** False if a tag has changed since, or may have. */
  readonly isCurrent: boolean;
  readonly bytes: number;
}

interface Follower {
  /** Another instance has received changes, or some were missed. */
  readonly onChanged: (tags: readonly string[]) => void;
  /** Redis has lost its data. */
  readonly onLost: () => void;
}

/** Hash of the id of the last change by tag. */
const CHANGES = 'site:changes';
/** Field of the hash that differs once Redis has lost its data. */
const EPOCH = 'epoch';
/** Expires when no instance is running: changes then reach none. */
const RUNNING = 'site:running';
const RUNNING_SECONDS = 15;
const POLL_MS = 500;
const FILE_TAG_MS = 24 * 60 * 60 * 1000;
const MAX_BYTES = 2 * 1024 * 1024;
const SIGNATURE_BYTES = 32;

/**
 * The cache's part in Redis, which all instances share: entries, and a hash with the id of the last
 * change of each tag. An instance polls the hash. An entry lists the ids that its instance had seen
 * before it made the entry; others use it while theirs are the same. So no clock and no order of
 * messages matters, and a Redis that is away, hangs or was flushed needs no other protocol.
 */
export class SharedCache {
  #changes: ChangeIds | undefined;
  readonly #unsent = new Set<string>();
  #turn: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isEnded = false;

  /** The last changes that this instance has seen; undefined before the first poll. */
  get changes(): ChangeIds | undefined {
    return this.#changes;
  }

  /** Follows the changes that other instances receive; resolves after the first poll. */
  async follow(follower: Follower): Promise<void> {
    await this.#poll(follower).catch(() => undefined);
    if (this.#isEnded) return;
    this.#timer = setTimeout(() => void this.follow(follower), POLL_MS).unref();
  }

  /** Ends following; for tests. */
  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
  }

  /** Tells other instances of changes; now, or when Redis is back. */
  announce(tags: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      const ids = newIds(tags);
      try {
        await this.#ask((client) => client.hSet(CHANGES, ids));
        if (this.#changes) this.#changes = new Map([...this.#changes, ...ids]);
        if (tags.some((tag) => tag.startsWith(FILE_TAG))) await this.#removeOldFileTags();
      } catch {
        for (const tag of tags) this.#unsent.add(tag);
      }
    });
  }

  async read(key: string): Promise<SharedEntry | undefined> {
    try {
      const [bytes, remaining] = await askRedis((client) =>
        Promise.all([
          client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(key),
          client.pTTL(key),
        ]),
      );
      const record = bytes && verified(key, bytes);
      if (!record) return undefined;
      const { changes, keptMs, ...entry } = deserialize(record) as SharedRecord;
      return {
        ...entry,
        ageMs: keptMs - Number(remaining),
        isCurrent: changes.every(([tag, id]) => this.#changes && this.#changes.get(tag) === id),
        bytes: bytes.byteLength,
      };
    } catch {
      return undefined;
    }
  }

  /** @param changes the ids seen before the entry was made; without them it is stale and replaces no other */
  async write(
    key: string,
    { tags, ...record }: Omit<SharedRecord, 'changes'>,
    changes: ChangeIds | undefined,
  ): Promise<void> {
    const ids = [EPOCH, EVERYTHING, ...tags].map((tag) => [tag, changes?.get(tag)] as const);
    const bytes = signed(key, serialize({ ...record, tags, changes: ids } satisfies SharedRecord));
    if (bytes.byteLength > MAX_BYTES) return;
    await askRedis((client) =>
      client.set(key, bytes, {
        expiration: { type: 'PX', value: record.keptMs },
        ...(!changes && { condition: 'NX' }),
      }),
    ).catch(() => undefined);
  }

  async remove(key: string): Promise<void> {
    await askRedis((client) => client.del(key)).catch(() => undefined);
  }

  #poll({ onChanged, onLost }: Follower): Promise<void> {
    return this.#inTurn(async () => {
      const [running, known] = await this.#ask((client) =>
        Promise.all([
          client.set(RUNNING, '1', {
            GET: true,
            expiration: { type: 'EX', value: RUNNING_SECONDS },
          }),
          client.hGetAll(CHANGES),
        ]),
      );
      const before = this.#changes;
      // While no instance was running, no change was reported to any.
      if (!before && running === null) this.#unsent.add(EVERYTHING);
      let found = known;
      if (found[EPOCH] === undefined || this.#unsent.size > 0) {
        found = await this.#ask(async (client) => {
          await client.hSetNX(CHANGES, EPOCH, newId());
          if (this.#unsent.size > 0) await client.hSet(CHANGES, newIds(this.#unsent));
          return client.hGetAll(CHANGES);
        });
        this.#unsent.clear();
      }
      this.#changes = new Map(Object.entries(found));
      const changed = [...this.#changes].flatMap(([tag, id]) =>
        before?.get(tag) === id ? [] : [tag],
      );
      // Before the first poll, or while Redis lost its data, changes may have been missed.
      if (changed.includes(EPOCH)) onChanged([EVERYTHING]);
      else if (changed.length > 0) onChanged(changed);
      if (before && changed.includes(EPOCH)) onLost();
    });
  }

  async #removeOldFileTags(): Promise<void> {
    const old = [...(this.#changes ?? [])].flatMap(([tag, id]) =>
      tag.startsWith(FILE_TAG) && Date.now() - parseTime(id) > FILE_TAG_MS ? [tag] : [],
    );
    if (old.length > 0) await this.#ask((client) => client.hDel(CHANGES, old));
  }

  /** Also while reads are paused after a failure. */
  #ask<Reply>(command: (client: RedisClientType) => Promise<Reply>): Promise<Reply> {
    return askRedis(command, { evenAfterFailure: true });
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }
}

/** Who can write to Redis can neither change a page nor exchange two. */
function signature(key: string, record: Buffer): Buffer {
  return createHmac('sha256', config().webhookSecret)
    .update(`shared-cache.${key}\0`)
    .update(record)
    .digest();
}

function signed(key: string, record: Buffer): Buffer {
  return Buffer.concat([signature(key, record), record]);
}

/** The record; undefined if it was not signed for this key with WEBHOOK_SECRET. */
function verified(key: string, bytes: Buffer): Buffer | undefined {
  if (bytes.byteLength <= SIGNATURE_BYTES) return undefined;
  const record = bytes.subarray(SIGNATURE_BYTES);
  const isOurs = timingSafeEqual(bytes.subarray(0, SIGNATURE_BYTES), signature(key, record));
  return isOurs ? record : undefined;
}

/** With the time, by which old ones are found. */
function newId(): string {
  return `${Date.now().toString(36)}.${randomBytes(9).toString('base64url')}`;
}

function newIds(tags: Iterable<string>): Map<string, string> {
  return new Map([...tags].map((tag) => [tag, newId()]));
}

function parseTime(id: string): number {
  return parseInt(id, 36);
}
