import { foldText } from '@ports-authority/text';
import { createHmac, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { config } from '../config';
import { riyadhDay } from '../dates/riyadh';
import { writeAtomically } from '../files/write-atomically';
import type { Locale } from '../i18n/locales';
import { sharedKey } from '../limits/shared-key';
import { log } from '../logging/log';
import { askRedis } from '../redis/redis';
import { processWide } from '../process-state';

/** A query without results on one day. */
export interface MissedSearch {
  /** ISO date in Riyadh. */
  readonly day: string;
  readonly locale: Locale;
  /** Folded. */
  readonly query: string;
  readonly count: number;
}

/**
 * K-anonymity: queries of fewer clients per day could reveal who searched and are never listed or
 * stored.
 */
const MIN_CLIENTS = 3;
const MAX_QUERIES_PER_DAY = 1000;
/** Limit in Redis for queries below MIN_CLIENTS: clients can make up any number. */
const MAX_WAITING_PER_DAY = 10_000;
const DAYS = 30;
const DAY_SECONDS = 24 * 60 * 60;
const SAVE_DELAY_MS = 5000;

const MAX_LENGTH = 60;
/** More digits may be an identity, telephone or document number. */
const MAX_DIGITS = 4;

/** The folded query; null if it may contain personal data. */
export function countedQuery(query: string): string | null {
  const text = foldText(query).replace(/\s+/g, ' ').trim();
  const digits = text.match(/\d/g)?.length ?? 0;
  const isPersonal = digits > MAX_DIGITS || /[@\\]|:\/\/|www\./.test(text);
  return isPersonal || text.length < 2 || text.length > MAX_LENGTH ? null : text;
}

interface Counted {
  count: number;
  /** Salted hashes of clients, until MIN_CLIENTS is reached. */
  clients: Set<string> | null;
}

interface Store {
  readonly note: (search: Omit<MissedSearch, 'count'>, ip: string) => Promise<void>;
  readonly list: () => Promise<MissedSearch[]>;
}

/** Counts in this process; stores listable queries in DATA_DIR. */
export class FileStore implements Store {
  private readonly days = new Map<string, Map<string, Counted>>();
  private readonly secret = randomBytes(32);
  private loaded: Promise<void> | undefined;
  private saving: NodeJS.Timeout | undefined;

  async note({ day, locale, query }: Omit<MissedSearch, 'count'>, ip: string): Promise<void> {
    await (this.loaded ??= this.load());
    const queries = this.days.get(day) ?? new Map<string, Counted>();
    this.days.set(day, queries);
    this.deleteOldDays();
    const name = `${locale} ${query}`;
    const counted: Counted = queries.get(name) ?? { count: 0, clients: new Set() };
    if (!queries.has(name) && queries.size >= MAX_QUERIES_PER_DAY) return;
    queries.set(name, counted);
    counted.count += 1;
    counted.clients?.add(createHmac('sha256', this.secret).update(`${day} ${ip}`).digest('base64'));
    if (counted.clients && counted.clients.size >= MIN_CLIENTS) counted.clients = null;
    if (counted.clients === null) this.saveSoon();
  }

  async list(): Promise<MissedSearch[]> {
    await (this.loaded ??= this.load());
    return [...this.days].flatMap(([day, queries]) =>
      [...queries].flatMap(([name, { count, clients }]) =>
        clients === null ? [missedSearch(day, name, count)] : [],
      ),
    );
  }

  /** Writes the file now. */
  async save(): Promise<void> {
    clearTimeout(this.saving);
    this.saving = undefined;
    await writeAtomically(storeFile(), JSON.stringify(await this.list()));
  }

  private saveSoon(): void {
    this.saving ??= setTimeout(() => {
      this.save().catch((error: unknown) => {
        log.error({ error: String(error) }, 'missed searches not written');
      });
    }, SAVE_DELAY_MS);
    this.saving.unref();
  }

  private deleteOldDays(): void {
    const days = [...this.days.keys()].sort();
    for (const day of days.slice(0, Math.max(0, days.length - DAYS))) this.days.delete(day);
  }

  private async load(): Promise<void> {
    const text = await readFile(storeFile(), 'utf8').catch(() => '[]');
    try {
      for (const { day, locale, query, count } of JSON.parse(text) as MissedSearch[]) {
        const queries = this.days.get(day) ?? new Map<string, Counted>();
        this.days.set(day, queries.set(`${locale} ${query}`, { count, clients: null }));
      }
    } catch (error) {
      log.error({ error: String(error) }, 'missed searches not read');
    }
  }
}

/** Counts for all instances. Below MIN_CLIENTS, Redis holds digests only. */
export class RedisStore implements Store {
  async note({ day, locale, query }: Omit<MissedSearch, 'count'>, ip: string): Promise<void> {
    const name = `${locale} ${query}`;
    const digest = sharedKey(`${day} ${name}`);
    const [listed, waiting] = [`missed:${day}`, `missed:waiting:${day}`];
    const clients = `missed:clients:${digest}`;
    await askRedis(async (client) => {
      const [isListed, listedCount, isWaiting, waitingCount] = await Promise.all([
        client.hExists(listed, name),
        client.hLen(listed),
        client.sIsMember(waiting, digest),
        client.sCard(waiting),
      ]);
      if (isListed) {
        await client.hIncrBy(listed, name, 1);
        return;
      }
      if (listedCount >= MAX_QUERIES_PER_DAY) return;
      if (!isWaiting && waitingCount >= MAX_WAITING_PER_DAY) return;
      await client
        .multi()
        .sAdd(waiting, digest)
        .expire(waiting, 2 * DAY_SECONDS)
        .sAdd(clients, sharedKey(`missed ${day} ${ip}`))
        .expire(clients, 2 * DAY_SECONDS)
        .exec();
      const count = await client.sCard(clients);
      if (count < MIN_CLIENTS) return;
      await client
        .multi()
        .hIncrBy(listed, name, count)
        .expire(listed, DAYS * DAY_SECONDS)
        .del(clients)
        .exec();
    });
  }

  async list(): Promise<MissedSearch[]> {
    const now = Date.now();
    const days = Array.from({ length: DAYS }, (_, ago) =>
      riyadhDay(new Date(now - ago * DAY_SECONDS * 1000)),
    );
    const found = await askRedis((client) =>
      Promise.all(days.map((day) => client.hGetAll(`missed:${day}`))),
    );
    return days.flatMap((day, index) =>
      Object.entries(found[index] ?? {}).map(([name, count]) =>
        missedSearch(day, name, Number(count)),
      ),
    );
  }
}

function missedSearch(day: string, name: string, count: number): MissedSearch {
  const space = name.indexOf(' ');
  return { day, locale: name.slice(0, space) as Locale, query: name.slice(space + 1), count };
}

function storeFile(): string {
  return path.resolve(config().dataDirectory, 'missed-searches.json');
}

const store = (): Store =>
  processWide('missed-searches', () => (config().redisUrl ? new RedisStore() : new FileStore()));

/** Counts a search without results. Never throws: failures are logged. */
export async function recordMissedSearch(locale: Locale, query: string, ip: string): Promise<void> {
  const counted = countedQuery(query);
  if (counted === null) return;
  const search = { day: riyadhDay(new Date()), locale, query: counted };
  await store()
    .note(search, ip)
    .catch((error: unknown) => {
      log.warn({ error: String(error) }, 'missed search not counted');
    });
}

/**
 * Queries of several clients without results in the last 30 days, most frequent first.
 * @throws Error if the counts can't be read
 */
export async function listMissedSearches(): Promise<MissedSearch[]> {
  const found = await store().list();
  return found.sort((a, b) => b.count - a.count || (a.day < b.day ? 1 : -1));
}
