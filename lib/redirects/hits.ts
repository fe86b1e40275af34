import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { config } from '../config';
import { riyadhDay } from '../dates/riyadh';
import { writeAtomically } from '../files/write-atomically';
import { log } from '../logging/log';
import { sharedHits } from './save-hits';
import { askRedis } from '../redis/redis';
import { oldAddresses } from './old-addresses';

/** Number of requests for an old address. */
export interface RedirectHits {
  /** Normalised old address. */
  readonly key: string;
  readonly count: number;
  /** ISO date in Riyadh. */
  readonly last: string;
}

type Counts = Map<string, { count: number; last: string }>;

const FLUSH_INTERVAL_MS = 2000;
const COUNTS = 'site:redirect-hits';
const LAST = 'site:redirect-last';

/**
 * Counts in memory and flushes every two seconds to Redis, or to DATA_DIR without it. Keys are
 * editors' addresses, which are bounded, never visitors' input.
 */
class Hits {
  private pending: Counts = new Map();
  private stored: Promise<Counts> | undefined;
  private saving: NodeJS.Timeout | undefined;
  private saved = Promise.resolve();

  count(key: string): void {
    add(this.pending, key, { count: 1, last: riyadhDay(new Date()) });
    this.saving ??= setTimeout(() => void this.save(), FLUSH_INTERVAL_MS);
    this.saving.unref();
  }

  /** Flushes the counts; those that can't be written are kept. */
  save(): Promise<void> {
    clearTimeout(this.saving);
    this.saving = undefined;
    // Sequential: each write adds to the previous.
    this.saved = this.saved.then(() => this.savePending());
    return this.saved;
  }

  private async savePending(): Promise<void> {
    const counted = this.pending;
    this.pending = new Map();
    try {
      await (config().redisUrl ? addToRedis(counted) : this.addToFile(counted));
    } catch (error) {
      for (const [key, hits] of counted) add(this.pending, key, hits);
      log.warn({ error: String(error) }, 'hits of old addresses not written');
    }
  }

  /** @throws Error if the counts can't be read */
  async list(): Promise<RedirectHits[]> {
    await this.save();
    const counts = new Map(config().redisUrl ? await readRedis() : await this.file());
    for (const [key, hits] of this.pending) add(counts, key, hits);
    return [...counts].map(([key, hits]) => ({ key, ...hits }));
  }

  private async addToFile(counted: Counts): Promise<void> {
    const counts = new Map(await this.file());
    for (const [key, hits] of counted) add(counts, key, hits);
    const known = (await oldAddresses())?.redirects;
    for (const key of counts.keys()) if (known && !known.has(key)) counts.delete(key);
    await writeAtomically(hitsFile(), JSON.stringify([...counts]));
    this.stored = Promise.resolve(counts);
  }

  private file(): Promise<Counts> {
    this.stored ??= readFile(hitsFile(), 'utf8')
      .then((text) => new Map(JSON.parse(text) as [string, { count: number; last: string }][]))
      .catch(() => new Map());
    return this.stored;
  }
}

function add(counts: Counts, key: string, { count, last }: { count: number; last: string }): void {
  const before = counts.get(key);
  counts.set(key, {
    count: (before?.count ?? 0) + count,
    last: before && before.last > last ? before.last : last,
  });
}

async function addToRedis(counted: Counts): Promise<void> {
  if (counted.size === 0) return;
  await askRedis(async (client) => {
    const all = client.multi();
    for (const [key, { count, last }] of counted) {
      all.hIncrBy(COUNTS, key, count).hSet(LAST, key, last);
    }
    await all.exec();
  });
}

/** Deletes counts of addresses that are no longer in the table. */
async function readRedis(): Promise<Counts> {
  const known = (await oldAddresses())?.redirects;
  return askRedis(async (client) => {
    const [counts, last] = await Promise.all([client.hGetAll(COUNTS), client.hGetAll(LAST)]);
    const gone = Object.keys(counts).filter((key) => known && !known.has(key));
    if (gone.length > 0) await client.multi().hDel(COUNTS, gone).hDel(LAST, gone).exec();
    return new Map(
      Object.entries(counts)
        .filter(([key]) => !gone.includes(key))
        .map(([key, count]) => [key, { count: Number(count), last: last[key] ?? '' }]),
    );
  });
}

function hitsFile(): string {
  return path.resolve(config().dataDirectory, 'redirect-hits.json');
}

const hits = (): Hits => (sharedHits<Hits>().hits ??= new Hits());

/** Counts one request for an old address of the table. */
export function countHit(key: string): void {
  hits().count(key);
}

/** Counts of all instances that share a Redis; throws if they can't be read. */
export function redirectHits(): Promise<RedirectHits[]> {
  return hits().list();
}
